import {BlockquoteIcon} from '@sanity/icons/Blockquote'
import {defineField, defineType} from 'sanity'
import {textOf} from './plain-text'

export const quotation = defineType({
  name: 'quotation',
  title: 'Quotation with its source',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'Words',
      type: 'richText',
      validation: (rule) => rule.required().min(1).error('Write what was said, or remove this block.'),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      description: 'Who said it, and where.',
      type: 'string',
    }),
  ],
  preview: {
    select: {text: 'text', source: 'source'},
    prepare: ({text, source}) => ({title: textOf(text) ?? 'Empty quotation', subtitle: source}),
  },
})
