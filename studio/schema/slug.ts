import {defineField, type FieldDefinition} from 'sanity'

const words = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * The last part of a page's address. Unique within its type; never digits alone, because `/course/1` is the address
 * of the built-in sample with that number.
 */
export function slugField(source: 'title' | 'name', path: string): FieldDefinition<'slug'> {
  return defineField({
    name: 'slug',
    title: 'Address',
    description: `The end of the page’s address: ${path}… Changing it breaks links that others have saved.`,
    type: 'slug',
    options: {source, maxLength: 80},
    validation: (rule) =>
      rule.custom((slug) => {
        const current = slug?.current
        if (!current) return 'Give the page an address: press Generate.'
        if (!words.test(current)) return 'Use small letters, digits and single hyphens only.'
        if (/^\d+$/.test(current)) return 'An address needs at least one letter.'
        return true
      }),
  })
}
