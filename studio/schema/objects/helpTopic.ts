import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {pictogram} from './pictogram'

export const helpTopic = defineType({
  name: 'helpTopic',
  title: 'Help topic',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Name the topic.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Write a sentence or two that help.'),
    }),
    pictogram,
    defineField({
      name: 'searchTerms',
      title: 'Search words',
      description: 'Other words people type when they look for this.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      options: {layout: 'tags'},
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
