import {defineField} from 'sanity'
import {rating, wholeNumber} from './number-rules'

/* Number fields shared by several document types, in the field group `figures`. */

export const ratingField = defineField({
  name: 'rating',
  title: 'Rating',
  description: 'From 0 to 5, one decimal.',
  type: 'number',
  initialValue: 0,
  group: 'figures',
  validation: rating,
})

export const studentsField = defineField({
  name: 'studentsCount',
  title: 'Students',
  type: 'number',
  initialValue: 0,
  group: 'figures',
  validation: (rule) => wholeNumber(rule, 0, 'Give a whole number of students, 0 or more.'),
})

/** The number under which a built-in sample can also be found: `path` is the path of the first one, `/course/1`. */
export function sampleNumberField(path: string, group: string) {
  return defineField({
    name: 'number',
    title: 'Sample number',
    description: `The built-in samples also answer to their number, as in ${path}.`,
    type: 'number',
    readOnly: true,
    hidden: ({value}) => value === undefined,
    group,
  })
}
