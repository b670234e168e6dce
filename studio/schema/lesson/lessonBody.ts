import {defineArrayMember, defineType} from 'sanity'
import {codeSample} from '../objects/codeSample'
import {textBlock} from '../objects/richText'
import {PastingInput} from '../paste/pasting-input'

export const lessonBody = defineType({
  name: 'lessonBody',
  title: 'Lesson text',
  type: 'array',
  components: {input: PastingInput},
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
  validation: (rule) =>
    rule.custom<{_type: string; handsIn?: boolean}[]>((blocks) =>
      (blocks ?? []).filter(({_type, handsIn}) => _type === 'exercise' && handsIn).length > 1
        ? 'Let learners hand in their work for one exercise of a lesson: what they hand in is kept for the lesson.'
        : true,
    ),
})
