import {BulbOutlineIcon} from '@sanity/icons/BulbOutline'
import {defineField, defineType} from 'sanity'
import {textOf} from './plain-text'

const tones = [
  {title: 'Note', value: 'note'},
  {title: 'Tip', value: 'tip'},
  {title: 'Warning', value: 'warning'},
]

export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'tone',
      title: 'Kind',
      type: 'string',
      options: {list: tones, layout: 'radio', direction: 'horizontal'},
      initialValue: 'note',
      validation: (rule) => rule.required().error('Say whether this is a note, a tip or a warning.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'May be left empty.',
      type: 'string',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      validation: (rule) => rule.required().min(1).error('Write the text, or remove this block.'),
    }),
  ],
  preview: {
    select: {tone: 'tone', title: 'title', text: 'text'},
    prepare: ({tone, title, text}) => ({
      title: title ?? textOf(text) ?? 'Empty callout',
      subtitle: tones.find(({value}) => value === tone)?.title,
    }),
  },
})
