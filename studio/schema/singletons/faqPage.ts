import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {pageIntroduction} from './page-introduction'

export const faqPage = defineType({
  name: 'faqPage',
  title: 'Questions and answers',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    ...pageIntroduction,
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      of: [defineArrayMember({type: 'question'})],
    }),
  ],
  preview: {select: {title: 'title'}, prepare: ({title}) => ({title, subtitle: '/faq'})},
})
