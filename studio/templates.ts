import {defineField, type Template} from 'sanity'

/** Initial values for documents created from within a list: the list's category or person. */
export const templates: Template[] = [
  {
    id: 'course-by-category',
    title: 'Course',
    schemaType: 'course',
    parameters: [defineField({name: 'category', type: 'string'})],
    value: ({category}: {category: string}) => ({category: {_type: 'reference', _ref: category}}),
  },
  {
    id: 'course-by-instructor',
    title: 'Course',
    schemaType: 'course',
    parameters: [defineField({name: 'instructor', type: 'string'})],
    value: ({instructor}: {instructor: string}) => ({instructor: {_type: 'reference', _ref: instructor}}),
  },
  {id: 'course-on-offer', title: 'Course on offer', schemaType: 'course', value: {listing: 'offer'}},
  {
    id: 'article-in-category',
    title: 'Article',
    schemaType: 'article',
    parameters: [defineField({name: 'category', type: 'string'})],
    value: ({category}: {category: string}) => ({category}),
  },
]
