import {UsersIcon} from '@sanity/icons/Users'
import {defineField, defineType} from 'sanity'

export const peopleSection = defineType({
  name: 'peopleSection',
  title: 'Instructors',
  type: 'object',
  icon: UsersIcon,
  fields: [
    defineField({
      name: 'count',
      title: 'How many',
      description: 'The first instructors, with their portraits; each leads to a profile.',
      type: 'number',
      options: {list: [3, 6], layout: 'radio', direction: 'horizontal'},
      initialValue: 6,
    }),
  ],
  preview: {
    select: {count: 'count'},
    prepare: ({count}) => ({title: 'Instructors', subtitle: `The first ${count ?? 6}`}),
  },
})
