import {CONTENT_PATHS, FOOTER_GROUPS, type FooterGroup} from '@lectern/domain/page-addresses'
import {number, present, text} from '~/lib/sanity/parse'

/** A link to a page of the content, with its place among others. */
export interface GroupedLink {
  to: string
  label: string
  /** under which heading of the footer; none when editors left it out of there */
  group: FooterGroup | null
  /** the smallest first */
  order: number
}

interface RawLink {
  slug: string | null
  label: string | null
  group: string | null
  order: number | null
}

const AFTER_ALL_OTHERS = 100

/** The pages that have an address and something to call them by. */
export function toGroupedLinks(raw: readonly RawLink[] | null | undefined): GroupedLink[] {
  return present(raw).flatMap((page) => {
    const [slug, label] = [text(page.slug), text(page.label)]
    if (slug === '' || label === '') return []
    const group = isFooterGroup(page.group) ? page.group : null
    return [{to: `${CONTENT_PATHS.page}/${slug}`, label, group, order: number(page.order, AFTER_ALL_OTHERS)}]
  })
}

function isFooterGroup(group: string | null): group is FooterGroup {
  return group !== null && Object.hasOwn(FOOTER_GROUPS, group)
}
