import {TagIcon} from '@sanity/icons/Tag'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {priceWords} from '../money'

export const offerCourse = defineType({
  name: 'offerCourse',
  title: 'Course on offer',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'course',
      title: 'Course',
      description: 'Only courses listed as “Home page offer” can be chosen.',
      type: 'reference',
      to: [{type: 'course'}],
      options: {filter: 'listing == "offer"', disableNew: true},
      validation: (rule) => rule.required().error('Choose a course.'),
    }),
    defineField({
      name: 'highlights',
      title: 'Highlights',
      description: 'Two to four short reasons to enrol.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: (rule) => rule.max(5).warning('More than five highlights do not fit on the card.'),
    }),
  ],
  preview: {
    select: {title: 'course.title', price: 'course.price', media: 'course.image'},
    prepare: ({title, price, media}) => ({
      title: title ?? 'No course chosen',
      subtitle: priceWords(price),
      media,
    }),
  },
})
