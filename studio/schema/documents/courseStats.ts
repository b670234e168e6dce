import {StarIcon} from '@sanity/icons/Star'
import {defineField, defineType} from 'sanity'

/**
 * The aggregates of a course's reviews, written by the functions alone under the id `courseStats-{course}`, so that queries can
 * show and sort by them. Reviews themselves are not content.
 */
export const courseStats = defineType({
  name: 'courseStats',
  title: 'Ratings',
  type: 'document',
  icon: StarIcon,
  readOnly: true,
  liveEdit: true,
  fields: [
    defineField({name: 'course', title: 'Course', type: 'reference', to: [{type: 'course'}], weak: true}),
    defineField({name: 'reviews', title: 'Reviews that are shown', type: 'number'}),
    defineField({
      name: 'rating',
      title: 'Rating',
      description: 'From five reviews on; until then the course shows the figure that editors gave it.',
      type: 'number',
    }),
  ],
  preview: {
    select: {title: 'course.title', reviews: 'reviews', rating: 'rating'},
    prepare: ({title, reviews, rating}) => ({
      title: typeof title === 'string' ? title : 'A course',
      subtitle: `${typeof rating === 'number' ? `${rating} from ` : ''}${String(reviews)} reviews`,
    }),
  },
})
