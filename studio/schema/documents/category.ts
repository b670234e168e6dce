import {TagIcon} from '@sanity/icons/Tag'
import {defineField, defineType} from 'sanity'
import {wholeNumber} from '../number-rules'
import {slugField} from '../slug'

export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => [
        rule.required().error('A category needs a name.'),
        rule.max(40).error('Keep the name under 40 characters: it must fit on a card.'),
      ],
    }),
    slugField('name', '/courses/'),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'One sentence on the category’s card.',
      type: 'text',
      rows: 2,
      validation: (rule) => [
        rule.required().error('Write one sentence for the category’s card.'),
        rule.max(160).warning('Keep it under 160 characters: it must fit on a card.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description:
        'A paragraph or two at the top of the category’s page: what its courses are for, and for whom.',
      type: 'text',
      rows: 5,
      validation: (rule) =>
        rule.max(1200).warning('Keep it under 1,200 characters: the courses should be in sight.'),
    }),
    defineField({
      name: 'order',
      title: 'Position',
      description: 'Categories are shown by this number, lowest first.',
      type: 'number',
      validation: (rule) => wholeNumber(rule, 0, 'Give a whole number; the lowest comes first.'),
    }),
  ],
  orderings: [
    {title: 'Position', name: 'order', by: [{field: 'order', direction: 'asc'}]},
    {title: 'Name', name: 'name', by: [{field: 'name', direction: 'asc'}]},
  ],
  preview: {select: {title: 'name', subtitle: 'description'}},
})
