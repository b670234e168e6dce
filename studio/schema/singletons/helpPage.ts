import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {seoField, seoGroup} from '../objects/seo'
import {pageIntroduction} from './page-introduction'

export const helpPage = defineType({
  name: 'helpPage',
  title: 'Help',
  type: 'document',
  icon: InfoOutlineIcon,
  groups: [{name: 'text', title: 'Text', default: true}, seoGroup],
  fields: [
    ...pageIntroduction,
    defineField({
      name: 'topics',
      title: 'Topics',
      group: 'text',
      type: 'array',
      of: [defineArrayMember({type: 'helpTopic'})],
    }),
    seoField,
  ],
  preview: {select: {title: 'title'}, prepare: ({title}) => ({title, subtitle: '/help'})},
})
