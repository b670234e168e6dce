import {UserIcon} from '@sanity/icons/User'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {ratingField, sampleNumberField, studentsField} from '../figures'
import {formerSlugsField} from '../former-slugs'
import {picture} from '../objects/picture'
import {seoField, seoGroup} from '../objects/seo'
import {slugField} from '../slug'

/** A list of short strings, shown on the instructor's profile. */
function shortTexts(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    group: 'profile',
    of: [defineArrayMember({type: 'string'})],
    validation: (rule) => rule.unique().error('The same entry is listed twice.'),
  })
}

function socialLink(name: 'linkedin' | 'twitter' | 'website', title: string) {
  return defineField({
    name,
    title,
    type: 'url',
    validation: (rule) =>
      rule.uri({scheme: ['https', 'http']}).error('Write a whole address, starting with https://.'),
  })
}

export const instructor = defineType({
  name: 'instructor',
  title: 'Instructor',
  type: 'document',
  icon: UserIcon,
  groups: [
    {name: 'basics', title: 'Basics', default: true},
    {name: 'profile', title: 'Profile'},
    {name: 'testimonials', title: 'Testimonials'},
    {name: 'figures', title: 'Figures'},
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'basics',
      validation: (rule) => rule.required().error('An instructor needs a name.'),
    }),
    {...slugField('name', '/instructor/'), group: 'basics'},
    formerSlugsField('basics'),
    defineField({
      name: 'title',
      title: 'Professional title',
      description: 'Such as “Photographer and teacher”.',
      type: 'string',
      group: 'basics',
      validation: (rule) => [
        rule.required().error('Say what the instructor does.'),
        rule.max(80).warning('Keep it under 80 characters: it must fit on a card.'),
      ],
    }),
    defineField({
      name: 'location',
      title: 'Location',
      description: 'City and country.',
      type: 'string',
      group: 'basics',
    }),
    picture({
      name: 'image',
      title: 'Portrait',
      description: 'Square works best. Set the hotspot on the face.',
      group: 'basics',
      required: true,
      atLeast: [600, 600],
    }),
    picture({
      name: 'coverImage',
      title: 'Cover',
      description: 'A wide picture behind the profile’s head, at least 1600 × 500.',
      group: 'basics',
      atLeast: [1600, 500],
    }),
    defineField({
      name: 'bio',
      title: 'Short biography',
      description: 'One to three sentences, on cards and at the top of the profile.',
      type: 'text',
      rows: 3,
      group: 'basics',
      validation: (rule) => [
        rule.required().error('Write one to three sentences about the instructor.'),
        rule.max(400).warning('Keep it under 400 characters: the long biography has room for more.'),
      ],
    }),
    defineField({name: 'longBio', title: 'Biography', type: 'richText', group: 'profile'}),
    shortTexts('experience', 'Experience', 'Positions and projects, the latest first.'),
    shortTexts('education', 'Education', 'Degrees and certificates.'),
    defineField({
      name: 'teachingMethodology',
      title: 'How they teach',
      type: 'text',
      rows: 5,
      group: 'profile',
    }),
    shortTexts('goals', 'Goals', 'What they want for their learners.'),
    shortTexts('values', 'Values', 'What they hold to.'),
    shortTexts('interests', 'Interests', 'What they do when they do not teach.'),
    defineField({
      name: 'socialLinks',
      title: 'Links',
      type: 'object',
      group: 'profile',
      fields: [
        socialLink('linkedin', 'LinkedIn'),
        socialLink('twitter', 'X (Twitter)'),
        socialLink('website', 'Website'),
      ],
    }),
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      type: 'array',
      of: [defineArrayMember({type: 'testimonial'})],
      group: 'testimonials',
    }),
    ratingField,
    studentsField,
    sampleNumberField('/instructor/1', 'figures'),
    seoField,
  ],
  orderings: [
    {title: 'Name', name: 'name', by: [{field: 'name', direction: 'asc'}]},
    {title: 'Highest rated', name: 'rating', by: [{field: 'rating', direction: 'desc'}]},
    {title: 'Most students', name: 'students', by: [{field: 'studentsCount', direction: 'desc'}]},
  ],
  preview: {select: {title: 'name', subtitle: 'title', media: 'image'}},
})
