import {SCREENS} from '@lectern/domain/screens/all-screens'
import {SEATS} from '@lectern/domain/teams/team'
import {CogIcon} from '@sanity/icons/Cog'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {pictogram} from '../objects/pictogram'
import {seoField, seoGroup} from '../objects/seo'
import {titledText} from '../objects/titledText'

/** A required string field with its error message for editors. */
function requiredText(name: string, title: string, message: string, description?: string) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => rule.required().error(message),
  })
}

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    {name: 'brand', title: 'Brand and claims', default: true},
    {name: 'home', title: 'Home page'},
    {name: 'offer', title: 'Offer'},
    {name: 'contact', title: 'Contact'},
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'brand',
      title: 'Brand',
      type: 'object',
      group: 'brand',
      fields: [
        requiredText('name', 'Name', 'The shop needs a name.'),
        defineField({name: 'tagline', title: 'Tagline', type: 'string'}),
      ],
    }),
    defineField({
      name: 'claims',
      title: 'Claims',
      description: 'Figures and promises shown on several pages. Keep them true.',
      type: 'object',
      group: 'brand',
      fields: [
        requiredText('students', 'Students', 'Give the number of students.', 'Such as 15,000+'),
        requiredText('instructors', 'Instructors', 'Give the number of instructors.', 'Such as 50+'),
        requiredText('rating', 'Rating', 'Give the rating.', 'Such as 4.9/5'),
        requiredText('careerGrowth', 'Career growth', 'Give the career growth figure.', 'Such as 92%'),
        defineField({
          name: 'careerGrowthText',
          title: 'What the career growth figure means',
          type: 'text',
          rows: 2,
        }),
        requiredText(
          'guarantee',
          'Guarantee',
          'Say what is guaranteed.',
          'Shown with every course and in the cart.',
        ),
        requiredText('access', 'Access', 'Say how long a course stays one’s own.'),
        defineField({
          name: 'payment',
          title: 'Payment',
          description: 'How one pays, such as “Pay once, no subscription”. Shown where one signs in.',
          type: 'string',
        }),
      ],
    }),
    defineField({
      name: 'seatPrices',
      title: 'Prices for teams',
      description:
        'From how many seats on each costs how much less. Without any a seat costs what the course does. A course that is bought later keeps to the prices of that day.',
      type: 'array',
      group: 'brand',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'seatPrice',
          fields: [
            defineField({
              name: 'from',
              title: 'From so many seats',
              type: 'number',
              validation: (rule) =>
                rule
                  .required()
                  .integer()
                  .min(SEATS.min)
                  .max(SEATS.max)
                  .error(`Enter a number of seats from ${SEATS.min} to ${SEATS.max}.`),
            }),
            defineField({
              name: 'percentOff',
              title: 'Percent off',
              type: 'number',
              validation: (rule) =>
                rule
                  .required()
                  .min(1)
                  .max(90)
                  .error('Enter how much less a seat costs, from 1 to 90 percent.'),
            }),
          ],
          preview: {
            select: {from: 'from', percentOff: 'percentOff'},
            prepare: ({from, percentOff}: {from?: number; percentOff?: number}) => ({
              title: `From ${from ?? '?'} seats`,
              subtitle: `${percentOff ?? '?'} % off`,
            }),
          },
        }),
      ],
      validation: (rule) =>
        rule.custom((rows?: {from?: number}[]) => {
          const numbers = (rows ?? []).map(({from}) => from)
          return new Set(numbers).size === numbers.length || 'Each number of seats can stand here once.'
        }),
    }),
    defineField({
      name: 'newsletter',
      title: 'Newsletter sign-up',
      description: 'What stands beside the newsletter’s field at the foot of every page.',
      type: 'object',
      group: 'brand',
      fields: [
        defineField({name: 'heading', title: 'Heading', type: 'string'}),
        defineField({name: 'text', title: 'Text', type: 'text', rows: 2}),
      ],
    }),
    defineField({
      name: 'banner',
      title: 'Banner',
      description:
        'The line above the header of the home page and the catalogue. It leads to the offer; when the offer has an end, “ - Ends in 3 days” is added, and the line disappears with it.',
      type: 'object',
      group: 'brand',
      fields: [
        defineField({
          name: 'text',
          title: 'Text',
          type: 'string',
          validation: (rule) => [
            rule.custom((text, {parent}) =>
              (parent as {enabled?: boolean} | undefined)?.enabled && !text?.trim()
                ? 'Write the banner’s text, or switch the banner off.'
                : true,
            ),
            rule.max(90).warning('Long banners break on phones: keep it under 90 characters.'),
          ],
        }),
        defineField({name: 'enabled', title: 'Shown', type: 'boolean', initialValue: false}),
      ],
    }),
    defineField({
      name: 'hero',
      title: 'First words',
      description: 'What a visitor reads first.',
      type: 'object',
      group: 'home',
      fields: [
        requiredText('heading', 'Heading', 'The home page needs a heading.'),
        defineField({name: 'text', title: 'Text', type: 'text', rows: 3}),
      ],
    }),
    defineField({
      name: 'whyLearn',
      title: 'Why learn with us',
      type: 'array',
      group: 'home',
      of: [titledText('reason', pictogram)],
    }),
    defineField({
      name: 'successStories',
      title: 'Success stories',
      type: 'array',
      group: 'home',
      of: [defineArrayMember({type: 'successStory'})],
    }),
    defineField({
      name: 'offer',
      title: 'Limited-time offer',
      type: 'object',
      group: 'offer',
      fields: [
        defineField({name: 'heading', title: 'Heading', type: 'string'}),
        defineField({name: 'text', title: 'Text', type: 'text', rows: 2}),
        defineField({
          name: 'endsAt',
          title: 'Ends',
          description:
            'With an end the offer counts down; then offer and banner disappear, and its courses cost their original price. Leave empty to keep it up.',
          type: 'datetime',
          validation: (rule) =>
            rule
              .custom(
                (endsAt) =>
                  !endsAt ||
                  Date.parse(endsAt) > Date.now() ||
                  'This moment has passed: the offer is not shown any more, and its courses cost their original price.',
              )
              .warning(),
        }),
        defineField({
          name: 'courses',
          title: 'Courses',
          type: 'array',
          of: [defineArrayMember({type: 'offerCourse'})],
          validation: (rule) => [
            rule.max(3).error('The home page has room for three courses.'),
            rule.custom((entries) => {
              const ids = (entries ?? [])
                .map((entry) => (entry as {course?: {_ref?: string}}).course?._ref)
                .filter(Boolean)
              return new Set(ids).size === ids.length || 'The same course is on offer twice.'
            }),
          ],
        }),
      ],
    }),
    defineField({
      name: 'contact',
      title: 'Contact',
      type: 'object',
      group: 'contact',
      fields: [
        defineField({
          name: 'email',
          title: 'E-mail',
          type: 'string',
          validation: (rule) => [
            rule.required().error('Learners need an address to write to.'),
            rule.email().error('This is not an e-mail address.'),
          ],
        }),
        defineField({name: 'phone', title: 'Phone', type: 'string'}),
        defineField({name: 'address', title: 'Postal address', type: 'text', rows: 3}),
        requiredText(
          'supportReply',
          'We reply',
          'Say how soon learners get an answer.',
          'Such as: within 24 hours',
        ),
        requiredText(
          'chatHours',
          'Chat hours',
          'Say when the chat is open.',
          'Such as: Monday-Friday, 9am-5pm ET',
        ),
      ],
    }),
    {...seoField, title: 'Home page'},
    defineField({
      name: 'screens',
      title: 'Other pages',
      description:
        'Title, description and picture of the pages without a document of their own: the lists and the contact page.',
      type: 'object',
      group: 'seo',
      options: {collapsible: true, collapsed: true},
      fields: Object.entries(SCREENS).map(([name, {title}]) => defineField({name, title, type: 'seo'})),
    }),
  ],
  preview: {prepare: () => ({title: 'Site settings'})},
})
