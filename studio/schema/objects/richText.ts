import {defineArrayMember, defineType} from 'sanity'
import {addressField} from './address'
import {PastingInput} from '../paste/pasting-input'

/** The only text block type: the styles, lists and marks that editors can use. */
export const textBlock = defineArrayMember({
  type: 'block',
  styles: [
    {title: 'Text', value: 'normal'},
    {title: 'Heading', value: 'h2'},
    {title: 'Subheading', value: 'h3'},
    {title: 'Quotation', value: 'blockquote'},
  ],
  lists: [
    {title: 'Bullets', value: 'bullet'},
    {title: 'Numbers', value: 'number'},
  ],
  marks: {
    decorators: [
      {title: 'Strong', value: 'strong'},
      {title: 'Emphasis', value: 'em'},
    ],
    annotations: [
      {
        name: 'link',
        title: 'Link',
        type: 'object',
        fields: [addressField],
      },
    ],
  },
})

export const richText = defineType({
  name: 'richText',
  title: 'Formatted text',
  type: 'array',
  components: {input: PastingInput},
  of: [textBlock],
})
