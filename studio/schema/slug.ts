import {SLUG} from '@lectern/domain/page-slugs'
import {defineField, type FieldDefinition, type ValidationContext} from 'sanity'
import {takenBy} from './former-slugs'
import {holderOf} from './slug-holder'

/**
 * The slug field: the last segment of a page's path. Unique within its type, former slugs included; never digits only, because `/course/1`
 * is the path of the built-in sample with that number.
 * @param allowed returns an error message for a slug that can't be used, or true
 */
export function slugField(
  source: 'title' | 'name',
  path: string,
  allowed: (address: string, context: ValidationContext) => string | true = () => true,
): FieldDefinition<'slug'> {
  return defineField({
    name: 'slug',
    title: 'Address',
    description: `The end of the page’s address: ${path}… When it changes, the former address leads to it.`,
    type: 'slug',
    // Uniqueness is checked in the rule below, which has a message written for editors.
    options: {source, maxLength: 80, isUnique: () => true},
    validation: (rule) =>
      rule.custom(async (slug, context) => {
        const current = slug?.current
        if (!current) return 'Give the page an address: press Generate.'
        if (!SLUG.test(current)) return 'Use small letters, digits and single hyphens only.'
        if (/^\d+$/.test(current)) return 'An address needs at least one letter.'
        const verdict = allowed(current, context)
        if (verdict !== true) return verdict
        const holder = await holderOf(current, context)
        if (holder === null) return true
        return holder.isFormer
          ? takenBy(current, holder)
          : `Another ${context.document?._type ?? 'page'} already has this address.`
      }),
  })
}
