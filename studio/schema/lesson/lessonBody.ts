import {defineArrayMember, defineType} from 'sanity'
import {textBlock} from '../objects/richText'

/** Languages with syntax highlighting. */
const languages = [
  {title: 'Plain text', value: 'text'},
  {title: 'Python', value: 'python'},
  {title: 'SQL', value: 'sql'},
  {title: 'HTML', value: 'html'},
  {title: 'CSS', value: 'css'},
  {title: 'JavaScript', value: 'javascript'},
]

export const lessonBody = defineType({
  name: 'lessonBody',
  title: 'Lesson text',
  type: 'array',
  of: [
    textBlock,
    defineArrayMember({type: 'figure'}),
    defineArrayMember({type: 'callout'}),
    defineArrayMember({
      type: 'code',
      title: 'Code',
      options: {withFilename: true, language: 'text', languageAlternatives: languages},
    }),
    defineArrayMember({type: 'quotation'}),
    defineArrayMember({type: 'captionedTable'}),
    defineArrayMember({type: 'download'}),
    defineArrayMember({type: 'video'}),
    defineArrayMember({type: 'quiz'}),
    defineArrayMember({type: 'exercise'}),
  ],
})
