import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {defineField, defineType} from 'sanity'

interface TextSection {
  layout?: string
}

export const textSection = defineType({
  name: 'textSection',
  title: 'Text',
  type: 'object',
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: 'layout',
      title: 'Beside the text',
      type: 'string',
      options: {
        list: [
          {value: 'plain', title: 'Nothing'},
          {value: 'contents', title: 'A list of its headings, and when it was last updated'},
          {value: 'figures', title: 'The shop in figures, as the site settings have them'},
        ],
        layout: 'radio',
      },
      initialValue: 'plain',
    }),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      description: 'Change this whenever the text changes: readers rely on it.',
      type: 'date',
      hidden: ({parent}) => (parent as TextSection | undefined)?.layout !== 'contents',
      validation: (rule) =>
        rule.custom((date, {parent}) =>
          (parent as TextSection | undefined)?.layout === 'contents' && !date
            ? 'Say when this text was last updated.'
            : true,
        ),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      validation: (rule) => rule.required().min(1).error('Write the text, or remove this section.'),
    }),
  ],
  preview: {
    select: {text: 'text', layout: 'layout'},
    prepare: ({text, layout}) => ({
      title: firstWords(text) || 'No text yet',
      subtitle:
        layout === 'contents'
          ? 'Text with its headings'
          : layout === 'figures'
            ? 'Text with figures'
            : 'Text',
    }),
  },
})

function firstWords(blocks: unknown): string {
  const [first] = Array.isArray(blocks) ? (blocks as {children?: {text?: string}[]}[]) : []
  return (first?.children ?? [])
    .map(({text = ''}) => text)
    .join('')
    .slice(0, 80)
}
