import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {seoField, seoGroup} from '../objects/seo'
import {pageIntroduction} from './page-introduction'

export const faqPage = defineType({
  name: 'faqPage',
  title: 'Questions and answers',
  type: 'document',
  icon: HelpCircleIcon,
  groups: [{name: 'text', title: 'Text', default: true}, seoGroup],
  fields: [
    ...pageIntroduction,
    defineField({
      name: 'questions',
      title: 'Questions',
      group: 'text',
      type: 'array',
      of: [defineArrayMember({type: 'question'})],
    }),
    seoField,
  ],
  preview: {select: {title: 'title'}, prepare: ({title}) => ({title, subtitle: '/faq'})},
})
