import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineField, defineType} from 'sanity'

export const question = defineType({
  name: 'question',
  title: 'Question',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      validation: (rule) => rule.required().error('Write the question as a learner would ask it.'),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'richText',
      validation: (rule) => rule.required().min(1).error('Write the answer.'),
    }),
    defineField({
      name: 'topic',
      title: 'Topic',
      description: 'One or two words, such as Payment or Returns. The help page searches them too.',
      type: 'string',
    }),
  ],
  preview: {select: {title: 'question', subtitle: 'topic'}},
})
