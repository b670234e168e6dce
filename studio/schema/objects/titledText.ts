import {defineArrayMember, defineField, type FieldDefinition} from 'sanity'

/**
 * A list item with a short title, a sentence or two, and optional extra fields. Stored as an inline object without a
 * named type.
 * @param what what editors call it: `point`, `reason`
 */
export function titledText(what: string, ...more: FieldDefinition<'string'>[]) {
  return defineArrayMember({
    type: 'object',
    title: `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
    fields: [
      defineField({
        name: 'title',
        title: 'Title',
        type: 'string',
        validation: (rule) => rule.required().error(`Give this ${what} a title.`),
      }),
      defineField({
        name: 'text',
        title: 'Text',
        type: 'text',
        rows: 3,
        validation: (rule) => rule.required().error('Write a sentence or two.'),
      }),
      ...more,
    ],
    preview: {select: {title: 'title', subtitle: 'text'}},
  })
}
