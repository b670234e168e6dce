import {defineField} from 'sanity'

/** The heading and introduction fields of screens with editable content. */
export const pageIntroduction = [
  defineField({
    name: 'title',
    title: 'Title',
    group: 'text',
    type: 'string',
    validation: (rule) => rule.required().error('The page needs a title.'),
  }),
  defineField({
    name: 'lead',
    title: 'Introduction',
    group: 'text',
    description: 'One or two sentences under the title.',
    type: 'text',
    rows: 3,
  }),
]
