import {BlockquoteIcon} from '@sanity/icons/Blockquote'
import {defineField, defineType} from 'sanity'

export const statementSection = defineType({
  name: 'statementSection',
  title: 'Statement',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().error('Give the statement a heading.'),
    }),
    defineField({
      name: 'text',
      title: 'Statement',
      description: 'One sentence, shown large on a dark ground.',
      type: 'text',
      rows: 4,
      validation: (rule) => [
        rule.required().error('Write the statement.'),
        rule.max(220).warning('A statement is read at a glance: keep it under 220 characters.'),
      ],
    }),
  ],
  preview: {select: {title: 'heading', subtitle: 'text'}},
})
