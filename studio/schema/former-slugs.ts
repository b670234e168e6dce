import {SLUG} from '@lectern/domain/page-slugs'
import {defineArrayMember, defineField, type FieldDefinition} from 'sanity'
import {holderOf, type Holder} from './slug-holder'

/**
 * The slugs that a document had before. The Studio adds them when a changed slug is published; pages and the function
 * `spaFallback` redirect from them.
 */
export function formerSlugsField(group: string): FieldDefinition<'array'> {
  return defineField({
    name: 'formerSlugs',
    title: 'Former addresses',
    description:
      'They lead to the address above. Remove one to give it free: links to it then end at “not found”.',
    type: 'array',
    of: [defineArrayMember({type: 'string'})],
    options: {layout: 'tags'},
    hidden: ({value}) => value === undefined,
    group,
    validation: (rule) => [
      rule.unique().error('The same address is listed twice.'),
      rule.custom(async (slugs, context) => {
        for (const slug of (slugs ?? []) as string[]) {
          if (!SLUG.test(slug))
            return `“${slug}” is no address: small letters, digits and single hyphens only.`
          const holder = await holderOf(slug, context)
          if (holder) return takenBy(slug, holder)
        }
        return true
      }),
    ],
  })
}

/** Says which document has an address, or had it. */
export function takenBy(slug: string, {title, isFormer}: Holder): string {
  return isFormer
    ? `“${slug}” was an address of “${title}”, and still leads there. Remove it there first, under Former addresses.`
    : `“${slug}” is the address of “${title}”.`
}
