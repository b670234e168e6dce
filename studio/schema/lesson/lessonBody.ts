import {defineArrayMember, defineType} from 'sanity'
import {codeSample} from '../objects/codeSample'
import {textBlock} from '../objects/richText'

export const lessonBody = defineType({
  name: 'lessonBody',
  title: 'Lesson text',
  type: 'array',
  of: [
    textBlock,
    defineArrayMember({type: 'figure'}),
    defineArrayMember({type: 'callout'}),
    codeSample,
    defineArrayMember({type: 'quotation'}),
    defineArrayMember({type: 'captionedTable'}),
    defineArrayMember({type: 'download'}),
    defineArrayMember({type: 'video'}),
    defineArrayMember({type: 'quiz'}),
    defineArrayMember({type: 'exercise'}),
  ],
})
