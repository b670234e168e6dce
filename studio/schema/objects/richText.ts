import {defineArrayMember, defineField, defineType} from 'sanity'

/** The one kind of text block: what an editor may do with a paragraph, a heading, a quotation or a list. */
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
        fields: [
          defineField({
            name: 'href',
            title: 'Address',
            description: 'A page of ours (/courses), a web address (https://…) or a mail address (mailto:…).',
            type: 'url',
            validation: (rule) => [
              rule.required().error('Say where the link leads.'),
              rule
                .uri({allowRelative: true, scheme: ['https', 'http', 'mailto', 'tel']})
                .error(
                  'Write a page of ours like /courses, or an address that starts with https:// or mailto:.',
                ),
            ],
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
  of: [textBlock],
})
