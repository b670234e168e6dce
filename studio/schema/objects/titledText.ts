import {defineArrayMember, defineField} from 'sanity'

/** One point of a list: a short title and a sentence or two. Stored without a type of its own. */
export const titledText = defineArrayMember({
  type: 'object',
  title: 'Point',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give this point a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Write a sentence or two.'),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
