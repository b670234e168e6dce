import {BUNDLE_COURSES} from '@lectern/domain/content/bundle'
import {coursePriceAt, offerEndField} from '@lectern/domain/content/course-price'
import {isToCome} from '@lectern/domain/content/public-content'
import {centsFromDollars, formatCents, sumCents} from '@lectern/domain/money'
import {PackageIcon} from '@sanity/icons/Package'
import {defineArrayMember, defineField, defineType, type ValidationContext} from 'sanity'
import {apiVersion} from '@lectern/domain/content/api-version'
import {formerSlugsField} from '../former-slugs'
import {chargeable, priceWords, wholeCents} from '../money'
import {picture} from '../objects/picture'
import {seoField, seoGroup} from '../objects/seo'
import {dateToCome, saysNotYet} from '../public-date'
import {slugField} from '../slug'

/** What the rules ask of a course that was chosen. */
interface ChosenCourse {
  title: string | null
  archivedAt: string | null
  publishedAt: string | null
  price: number | null
  originalPrice: number | null
  offerEndsAt: string | null
}

/** The published courses to which the bundle refers. */
function chosenCourses(courses: unknown, {getClient}: ValidationContext): Promise<ChosenCourse[]> {
  const ids = ((courses ?? []) as {_ref?: string}[]).flatMap(({_ref}) => _ref ?? [])
  return getClient({apiVersion}).fetch<ChosenCourse[]>(
    `*[_type == "course" && _id in $ids]{title, archivedAt, publishedAt, price, originalPrice, ${offerEndField}}`,
    {ids},
    {tag: 'validation.bundle'},
  )
}

export const bundle = defineType({
  name: 'bundle',
  title: 'Bundle',
  type: 'document',
  icon: PackageIcon,
  groups: [
    {name: 'basics', title: 'Basics', default: true},
    {name: 'price', title: 'Price and dates'},
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'basics',
      validation: (rule) => [
        rule.required().error('A bundle needs a title.'),
        rule.min(5).error('The title is too short to say what the bundle is about.'),
        rule.max(100).error('Keep the title under 100 characters.'),
        rule.max(60).warning('Search engines show about 60 characters of a title.'),
      ],
    }),
    {...slugField('title', '/bundles/'), group: 'basics'},
    formerSlugsField('basics'),
    defineField({
      name: 'courses',
      title: 'Courses',
      description:
        'In the order in which they are shown. Whoever buys the bundle owns those of them that are sold at that moment.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{type: 'course'}],
          options: {filter: '!defined(archivedAt)', disableNew: true},
        }),
      ],
      group: 'basics',
      validation: (rule) => [
        rule.required().min(BUNDLE_COURSES.min).error('Choose at least two courses.'),
        rule.max(BUNDLE_COURSES.max).error(`A bundle has at most ${BUNDLE_COURSES.max} courses.`),
        rule.unique().error('The same course is chosen twice.'),
        rule
          .custom(async (courses, context) => {
            const chosen = await chosenCourses(courses, context)
            const unsold = chosen.flatMap(({title, archivedAt, publishedAt}) => {
              if (archivedAt) return [`“${title}” is archived.`]
              return isToCome(publishedAt) ? [`“${title}” is not on sale yet.`] : []
            })
            if (unsold.length === 0) return true
            const isSold = chosen.length - unsold.length >= BUNDLE_COURSES.min
            return [
              ...unsold,
              isSold
                ? 'The bundle is sold without it.'
                : 'The bundle is not sold: fewer than two of its courses are.',
            ].join(' ')
          })
          .warning(),
      ],
    }),
    picture({
      name: 'image',
      title: 'Picture',
      description: 'Landscape, at least 1200 × 675. Set the hotspot on what must stay visible on a phone.',
      group: 'basics',
      required: true,
      atLeast: [1200, 675],
    }),
    defineField({
      name: 'description',
      title: 'About this bundle',
      description: 'One to three paragraphs: for whom it is, and why its courses belong together.',
      type: 'richText',
      group: 'basics',
      validation: (rule) => rule.required().min(1).error('Describe the bundle.'),
    }),
    defineField({
      name: 'price',
      title: 'Price ($)',
      description:
        'In dollars, such as 149.99. The shop shows what is saved against the prices of its courses.',
      type: 'number',
      group: 'price',
      validation: (rule) => [
        rule.required().error('A bundle needs a price.'),
        rule.custom(chargeable),
        rule.custom(wholeCents('149.99')),
        rule
          .custom(async (price, context) => {
            const chosen = await chosenCourses(context.document?.['courses'], context)
            const sum = sumCents(
              chosen.flatMap((course) =>
                course.price && !course.archivedAt && !isToCome(course.publishedAt)
                  ? coursePriceAt({...course, price: course.price}, Date.now()).priceCents
                  : [],
              ),
            )
            return !price || chosen.length === 0 || centsFromDollars(price) < sum
              ? true
              : `Bought one by one, its courses cost ${formatCents(sum)}: the bundle saves nothing.`
          })
          .warning(),
      ],
    }),
    defineField({
      name: 'from',
      title: 'On sale from',
      description: 'Until then the published bundle is kept out of the shop. Empty, it is sold at once.',
      type: 'datetime',
      group: 'price',
      validation: (rule) => rule.custom(saysNotYet).info(),
    }),
    defineField({
      name: 'until',
      title: 'On sale until',
      description: 'From then on its page says that it is no longer sold. Empty, it does not end.',
      type: 'datetime',
      group: 'price',
      validation: (rule) => [
        rule.custom((until, {document}) =>
          until && typeof document?.from === 'string' && until <= document.from
            ? 'It has to end after it begins.'
            : true,
        ),
        rule
          .custom(
            (until) =>
              !until ||
              Date.parse(until) > Date.now() ||
              'This moment has passed: the bundle is not sold any more.',
          )
          .warning(),
      ],
    }),
    seoField,
  ],
  orderings: [
    {title: 'Title', name: 'title', by: [{field: 'title', direction: 'asc'}]},
    {title: 'Price, low to high', name: 'price', by: [{field: 'price', direction: 'asc'}]},
  ],
  preview: {
    select: {
      title: 'title',
      price: 'price',
      courses: 'courses',
      from: 'from',
      until: 'until',
      media: 'image',
    },
    prepare: ({title, price, courses, from, until, media}) => ({
      title: title ?? 'Untitled bundle',
      subtitle: [
        typeof until === 'string' && Date.parse(until) <= Date.now() ? 'Ended' : undefined,
        dateToCome(from) && `From ${dateToCome(from)}`,
        priceWords(price) ?? 'No price',
        Array.isArray(courses) ? `${courses.length} courses` : undefined,
      ]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})
