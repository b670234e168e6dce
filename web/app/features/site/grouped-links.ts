import {CONTENT_PATHS, FOOTER_GROUPS, type FooterGroup} from '@lectern/domain/page-addresses'
import {number, withoutNulls, text} from '~/lib/sanity/parse'

/** A link to a content page, with its group and order. */
export interface GroupedLink {
  to: string
  label: string
  /** the group of the footer; null when the page is not in the footer */
  group: FooterGroup | null
  /** ascending */
  order: number
}

interface RawLink {
  slug: string | null
  label: string | null
  group: string | null
  order: number | null
}

const DEFAULT_ORDER = 100

/** The pages that have a slug and a label. */
export function toGroupedLinks(raw: readonly RawLink[] | null | undefined): GroupedLink[] {
  return withoutNulls(raw).flatMap((page) => {
    const [slug, label] = [text(page.slug), text(page.label)]
    if (slug === '' || label === '') return []
    const group = isFooterGroup(page.group) ? page.group : null
    return [{to: `${CONTENT_PATHS.page}/${slug}`, label, group, order: number(page.order, DEFAULT_ORDER)}]
  })
}

function isFooterGroup(group: string | null): group is FooterGroup {
  return group !== null && Object.hasOwn(FOOTER_GROUPS, group)
}
