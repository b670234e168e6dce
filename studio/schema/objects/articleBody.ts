import {defineArrayMember, defineField, defineType} from 'sanity'
import {codeSample} from './codeSample'
import {alternativeText} from './picture'
import {textBlock} from './richText'
import {PastingInput} from '../paste/pasting-input'

export const articleBody = defineType({
  name: 'articleBody',
  title: 'Article text',
  type: 'array',
  components: {input: PastingInput},
  of: [
    textBlock,
    defineArrayMember({
      type: 'image',
      title: 'Picture',
      options: {hotspot: true},
      fields: [
        alternativeText,
        defineField({
          name: 'caption',
          title: 'Caption',
          description: 'Shown under the picture. May be left empty.',
          type: 'string',
        }),
      ],
      validation: (rule) =>
        rule.custom((image) => (image?.asset ? true : 'Choose or upload a picture, or remove this block.')),
    }),
    defineArrayMember({type: 'callout'}),
    codeSample,
    defineArrayMember({type: 'quotation'}),
    defineArrayMember({type: 'captionedTable'}),
    defineArrayMember({type: 'articleVideo'}),
  ],
})
