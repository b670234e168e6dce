import {SparklesIcon} from '@sanity/icons/Sparkles'
import {defineField, defineType} from 'sanity'
import {picture} from './picture'

export const successStory = defineType({
  name: 'successStory',
  title: 'Success story',
  type: 'object',
  icon: SparklesIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Say whose story this is.'),
    }),
    defineField({name: 'role', title: 'Role', type: 'string'}),
    defineField({
      name: 'quote',
      title: 'In their words',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.required().error('Write what they say.'),
    }),
    picture({name: 'image', title: 'Portrait'}),
    defineField({name: 'courseTitle', title: 'Course they took', type: 'string'}),
  ],
  preview: {select: {title: 'name', subtitle: 'role', media: 'image'}},
})
