import {CONTENT_PATHS} from '@lectern/domain/page-addresses'
import {DocumentIcon} from '@sanity/icons/Document'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {typedAddressField} from './address'
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
        fields: [typedAddressField],
      },
      {
        name: 'internalLink',
        title: 'Page of this site',
        type: 'object',
        icon: DocumentIcon,
        fields: [
          // Weak, so that a document can be unpublished or deleted: the link's words are plain text from then on.
          defineField({
            name: 'reference',
            title: 'Page',
            description: 'The link follows it when its address changes.',
            type: 'reference',
            weak: true,
            to: Object.keys(CONTENT_PATHS).map((type) => ({type})),
            validation: (rule) => rule.required().error('Choose the page that the link leads to.'),
          }),
        ],
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
