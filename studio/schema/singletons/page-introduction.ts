import {defineField} from 'sanity'

/** What a screen with content of its own begins with. */
export const pageIntroduction = [
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
]
