import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {defineArrayMember, defineField, defineType, type ConditionalPropertyCallbackContext} from 'sanity'
import {titledText} from '../objects/titledText'
import {pages, type PageKey} from './pages'

/** Hides a field on every page but these. */
function onlyOn(...keys: PageKey[]) {
  return ({document}: ConditionalPropertyCallbackContext) => !keys.some((key) => key === document?.key)
}

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Page',
      type: 'string',
      options: {list: pages.map(({key, title}) => ({value: key, title}))},
      readOnly: true,
      hidden: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('The page needs a title.'),
    }),
    defineField({
      name: 'lead',
      title: 'Introduction',
      description: 'One or two sentences under the title.',
      type: 'text',
      rows: 3,
    }),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      description: 'Change this whenever the text changes: readers rely on it.',
      type: 'date',
      hidden: onlyOn('privacy', 'terms'),
      validation: (rule) =>
        rule.custom((date, {document}) =>
          (document?.key === 'privacy' || document?.key === 'terms') && !date
            ? 'Say when this text was last updated.'
            : true,
        ),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      hidden: onlyOn('about', 'privacy', 'terms'),
    }),
    defineField({
      name: 'mission',
      title: 'Mission',
      type: 'text',
      rows: 4,
      hidden: onlyOn('about'),
    }),
    defineField({
      name: 'values',
      title: 'Values',
      type: 'array',
      of: [titledText('point')],
      hidden: onlyOn('about'),
    }),
    defineField({
      name: 'principles',
      title: 'Principles',
      type: 'array',
      of: [titledText('point')],
      hidden: onlyOn('about'),
    }),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      of: [defineArrayMember({type: 'question'})],
      hidden: onlyOn('faq'),
    }),
    defineField({
      name: 'topics',
      title: 'Topics',
      type: 'array',
      of: [defineArrayMember({type: 'helpTopic'})],
      hidden: onlyOn('help'),
    }),
  ],
  preview: {
    select: {title: 'title', key: 'key'},
    prepare: ({title, key}) => ({title, subtitle: pages.find((page) => page.key === key)?.path}),
  },
})
