import {TagIcon} from '@sanity/icons/Tag'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {formerSlugsField} from '../former-slugs'
import {seoField, seoGroup} from '../objects/seo'
import {slugField} from '../slug'

export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  icon: TagIcon,
  groups: [{name: 'basics', title: 'Basics', default: true}, seoGroup],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      group: 'basics',
      type: 'string',
      validation: (rule) => [
        rule.required().error('A category needs a name.'),
        rule.max(40).error('Keep the name under 40 characters: it must fit on a card.'),
      ],
    }),
    {...slugField('name', '/courses/'), group: 'basics'},
    formerSlugsField('basics'),
    defineField({
      name: 'description',
      title: 'Description',
      group: 'basics',
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
      group: 'basics',
      description:
        'A paragraph or two at the top of the category’s page: what its courses are for, and for whom.',
      type: 'text',
      rows: 5,
      validation: (rule) =>
        rule.max(1200).warning('Keep it under 1,200 characters: the courses should be in sight.'),
    }),
    {...orderRankField({type: 'category'}), group: 'basics'},
    seoField,
  ],
  orderings: [
    {...orderRankOrdering, title: 'Position'},
    {title: 'Name', name: 'name', by: [{field: 'name', direction: 'asc'}]},
  ],
  preview: {select: {title: 'name', subtitle: 'description'}},
})
