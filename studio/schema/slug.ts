import {SLUG} from '@lectern/domain/page-addresses'
import {defineField, getPublishedId, type FieldDefinition, type ValidationContext} from 'sanity'
import {apiVersion} from '../api-version'

/** Whether no other document of the type has this slug, published or as a draft. */
function isFree(slug: string, {document, getClient}: ValidationContext): Promise<boolean> {
  const id = getPublishedId(document?._id ?? '')
  return getClient({apiVersion})
    .withConfig({perspective: 'raw'})
    .fetch<boolean>(
      '!defined(*[_type == $type && slug.current == $slug && !(_id in [$id, "drafts." + $id])][0]._id)',
      {type: document?._type ?? '', slug, id},
      {tag: 'validation.slug'},
    )
}

/**
 * The slug field: the last segment of a page's path. Unique within its type; never digits only, because `/course/1`
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
    description: `The end of the page’s address: ${path}… Changing it breaks links that others have saved.`,
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
        if (await isFree(current, context)) return true
        return `Another ${context.document?._type ?? 'page'} already has this address.`
      }),
  })
}
