import {PRICE_MAX} from '@lectern/domain/catalogue'
import {formatDuration, LEVELS, LISTINGS, type Listing} from '@lectern/domain/course'
import {DELIVERIES, type Delivery} from '@lectern/domain/orders/tax'
import {BookIcon} from '@sanity/icons/Book'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {CourseLessonsInput, CourseMinutesInput} from '../../learning/sum-inputs'
import {ratingField, sampleNumberField, studentsField} from '../figures'
import {formerSlugsField} from '../former-slugs'
import {lessonsSoFar, minutesOfSections, sumsOfOutline} from '../lesson/outline-rules'
import {chargeable, priceWords, wholeCents} from '../money'
import {wholeNumber} from '../number-rules'
import {dateToCome, saysNotYet} from '../public-date'
import {picture} from '../objects/picture'
import {seoField, seoGroup} from '../objects/seo'
import {slugField} from '../slug'

const deliveryTitles: Record<Delivery, string> = {written: 'Written', streamed: 'Streamed', both: 'Both'}
const listingTitles: Record<Listing, string> = {catalogue: 'In the catalogue', offer: 'Home page offer'}

export const course = defineType({
  name: 'course',
  title: 'Course',
  type: 'document',
  icon: BookIcon,
  groups: [
    {name: 'basics', title: 'Basics', default: true},
    {name: 'content', title: 'What is taught'},
    {name: 'price', title: 'Price and listing'},
    {name: 'figures', title: 'Figures'},
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'basics',
      validation: (rule) => [
        rule.required().error('A course needs a title.'),
        rule.min(5).error('The title is too short to say what the course is about.'),
        rule.max(100).error('Keep the title under 100 characters.'),
        rule.max(60).warning('Search engines show about 60 characters of a title.'),
      ],
    }),
    {...slugField('title', '/course/'), group: 'basics'},
    formerSlugsField('basics'),
    defineField({
      name: 'instructor',
      title: 'Instructor',
      type: 'reference',
      to: [{type: 'instructor'}],
      group: 'basics',
      validation: (rule) => rule.required().error('Choose who teaches the course.'),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      to: [{type: 'category'}],
      options: {disableNew: true},
      group: 'basics',
      validation: (rule) => rule.required().error('Choose the category in which the course is found.'),
    }),
    defineField({
      name: 'level',
      title: 'Level',
      description: 'A course for all levels is also found under each single level.',
      type: 'string',
      options: {
        list: LEVELS.map((level) => ({title: level, value: level})),
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'All Levels',
      group: 'basics',
      validation: (rule) => rule.required().error('Choose a level.'),
    }),
    defineField({
      name: 'delivery',
      title: 'How it is given',
      description:
        'Some countries tax what is read and what is watched differently. Left empty, it is a self-study course.',
      type: 'string',
      options: {
        list: DELIVERIES.map((delivery) => ({title: deliveryTitles[delivery], value: delivery})),
        layout: 'radio',
        direction: 'horizontal',
      },
      group: 'price',
    }),
    picture({
      name: 'image',
      title: 'Cover',
      description: 'Landscape, at least 1200 × 675. Set the hotspot on what must stay visible on a phone.',
      group: 'basics',
      required: true,
      atLeast: [1200, 675],
    }),
    defineField({
      name: 'trailer',
      title: 'Trailer',
      description: 'A short film at the top of the course’s page, which everybody can watch. Optional.',
      type: 'articleVideo',
      options: {collapsible: true, collapsed: true},
      group: 'basics',
    }),
    defineField({
      name: 'description',
      title: 'About this course',
      description: 'Two to five paragraphs: for whom it is, what changes for them, how it is taught.',
      type: 'richText',
      group: 'content',
      validation: (rule) => rule.required().min(1).error('Describe the course.'),
    }),
    defineField({
      name: 'outcomes',
      title: 'What you’ll learn',
      description: 'Eight things learned, each a short sentence. Leave all empty to show the general ones.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      group: 'content',
      validation: (rule) => [
        rule.custom((outcomes) => {
          const count = outcomes?.length ?? 0
          return count === 0 || count === 8 || `List eight things learned, or none; there are ${count} now.`
        }),
        rule.unique().error('The same thing is listed twice.'),
      ],
    }),
    defineField({
      name: 'curriculum',
      title: 'Curriculum',
      description: 'The lesson groups in the order they are taught.',
      type: 'array',
      of: [defineArrayMember({type: 'curriculumItem'})],
      group: 'content',
      validation: (rule) => [
        rule.required().min(1).error('List at least one lesson group.'),
        rule
          .custom((items) => {
            const first = items?.[0] as {free?: boolean} | undefined
            return (
              !first ||
              first.free === true ||
              'Mark the first lesson group as free, so that people can try it.'
            )
          })
          .warning(),
      ],
    }),
    defineField({
      name: 'inOrder',
      title: 'Taken in order',
      description: 'A lesson group opens when everything in the groups before it is done.',
      type: 'boolean',
      initialValue: false,
      group: 'content',
    }),
    defineField({
      name: 'price',
      title: 'Price ($)',
      description: 'In dollars, such as 89.99.',
      type: 'number',
      group: 'price',
      validation: (rule) => [
        rule.required().error('A course needs a price.'),
        rule.greaterThan(0).error('The price must be more than $0.'),
        rule.custom((price) => (price ?? 0) <= 0 || chargeable(price)),
        rule.custom(wholeCents('89.99')),
        rule.custom((price, {document}) =>
          document?.listing !== 'offer' && (price ?? 0) > PRICE_MAX
            ? `A catalogue course costs at most $${PRICE_MAX}, where the price filter ends. List dearer courses as home page offer.`
            : true,
        ),
      ],
    }),
    defineField({
      name: 'originalPrice',
      title: 'Original price ($)',
      description:
        'Shown struck through beside the price. For a course listed as “Home page offer” it is charged whenever no offer with it runs: before, once it has ended, and when it is not in the site settings’ offer any more. Leave empty when there is no discount.',
      type: 'number',
      group: 'price',
      validation: (rule) => [
        rule.custom(wholeCents('129.99')),
        rule.custom((original, {document}) => {
          const price = document?.price
          return original === undefined || typeof price !== 'number' || original >= price
            ? true
            : 'The original price cannot be lower than the price.'
        }),
      ],
    }),
    defineField({
      name: 'listing',
      title: 'Where it is sold',
      type: 'string',
      options: {
        list: LISTINGS.map((value) => ({value, title: listingTitles[value]})),
        layout: 'radio',
      },
      initialValue: 'catalogue',
      group: 'price',
      validation: (rule) => rule.required().error('Choose where the course is sold.'),
    }),
    defineField({
      name: 'featured',
      title: 'Featured',
      description: 'Featured courses are shown first where only a few fit.',
      type: 'boolean',
      initialValue: false,
      group: 'price',
    }),
    defineField({
      name: 'publishedAt',
      title: 'On sale since',
      description:
        'A time to come keeps the published course out of the shop until then. Decides what “newest” means.',
      type: 'datetime',
      initialValue: () => new Date().toISOString(),
      group: 'price',
      validation: (rule) => [
        rule.required().error('Say since when the course is on sale.'),
        rule.custom(saysNotYet).info(),
      ],
    }),
    defineField({
      name: 'archivedAt',
      title: 'Archived',
      description: 'Since then the course is out of the shop, and open to those who own it.',
      type: 'datetime',
      readOnly: true,
      hidden: ({value}) => value === undefined,
      group: 'price',
    }),
    defineField({
      name: 'lessons',
      title: 'Lessons',
      type: 'number',
      group: 'figures',
      components: {input: CourseLessonsInput},
      validation: (rule) => [
        wholeNumber(rule, 1, 'Give the number of lessons, at least 1.'),
        rule.custom((lessons, {document}) => {
          const sums = sumsOfOutline(document?.curriculum)
          return sums === null || !lessons || lessons === sums.lessons
            ? true
            : `The outline has ${sums.lessons} lessons.`
        }),
        rule
          .custom((lessons, {document}) => {
            const written = lessonsSoFar(document?.curriculum)
            return sumsOfOutline(document?.curriculum) !== null || !lessons || lessons >= written
              ? true
              : `The curriculum already has ${written} lessons.`
          })
          .warning(),
      ],
    }),
    defineField({
      name: 'duration',
      title: 'Duration (minutes)',
      description: 'The whole course in minutes: 750 is shown as 12h 30m.',
      type: 'number',
      group: 'figures',
      components: {input: CourseMinutesInput},
      validation: (rule) => [
        wholeNumber(rule, 1, 'Give the duration in whole minutes.'),
        rule.custom((duration, {document}) => {
          const sums = sumsOfOutline(document?.curriculum)
          return sums === null || !Number.isInteger(duration) || duration === sums.minutes
            ? true
            : `The lessons take ${sums.minutes} minutes together.`
        }),
        rule
          .custom((duration, {document}) => {
            const minutes = minutesOfSections(document?.curriculum)
            return sumsOfOutline(document?.curriculum) !== null || minutes === null || duration === minutes
              ? true
              : `The lesson groups take ${minutes} minutes together.`
          })
          .warning(),
      ],
    }),
    defineField({
      ...ratingField,
      description:
        'From 0 to 5, one decimal. With five reviews or more the shop shows the rating that they give instead.',
    }),
    studentsField,
    sampleNumberField('/course/1', 'figures'),
    seoField,
  ],
  orderings: [
    {title: 'Title', name: 'title', by: [{field: 'title', direction: 'asc'}]},
    {title: 'Newest', name: 'newest', by: [{field: 'publishedAt', direction: 'desc'}]},
    {title: 'Price, low to high', name: 'price', by: [{field: 'price', direction: 'asc'}]},
    {title: 'Most students', name: 'students', by: [{field: 'studentsCount', direction: 'desc'}]},
    {title: 'Highest rated', name: 'rating', by: [{field: 'rating', direction: 'desc'}]},
  ],
  preview: {
    select: {
      title: 'title',
      price: 'price',
      duration: 'duration',
      instructor: 'instructor.name',
      archivedAt: 'archivedAt',
      publishedAt: 'publishedAt',
      media: 'image',
    },
    prepare: ({title, price, duration, instructor, archivedAt, publishedAt, media}) => ({
      title: title ?? 'Untitled course',
      subtitle: [
        archivedAt ? 'Archived' : undefined,
        dateToCome(publishedAt) && `From ${dateToCome(publishedAt)}`,
        priceWords(price) ?? 'No price',
        typeof duration === 'number' ? formatDuration(duration) : undefined,
        instructor,
      ]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})
