import {getPublishedId, type ValidationContext} from 'sanity'
import {apiVersion} from '@lectern/domain/content/api-version'

/** Another document that has an address. */
export interface Holder {
  title: string
  /** whether it only had the address before */
  isFormer: boolean
}

/** The other document of the type that has or had this slug, in any of its versions; null when there is none. */
export function holderOf(slug: string, {document, getClient}: ValidationContext): Promise<Holder | null> {
  const id = getPublishedId(document?._id ?? '')
  return getClient({apiVersion})
    .withConfig({perspective: 'raw'})
    .fetch<Holder | null>(
      `*[_type == $type && !(_id in [$id, "drafts." + $id] || _id in path($versions)) && ($slug == slug.current || $slug in formerSlugs)]
        | order($slug == slug.current desc)[0]{
          "title": coalesce(title, name, "Untitled"), "isFormer": coalesce(slug.current != $slug, true)
        }`,
      {type: document?._type ?? '', slug, id, versions: `versions.*.${id}`},
      {tag: 'validation.slug'},
    )
}
