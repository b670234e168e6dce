import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {pageIntroduction} from './page-introduction'

export const helpPage = defineType({
  name: 'helpPage',
  title: 'Help',
  type: 'document',
  icon: InfoOutlineIcon,
  fields: [
    ...pageIntroduction,
    defineField({
      name: 'topics',
      title: 'Topics',
      type: 'array',
      of: [defineArrayMember({type: 'helpTopic'})],
    }),
  ],
  preview: {select: {title: 'title'}, prepare: ({title}) => ({title, subtitle: '/help'})},
})
