import type {GroupedLink} from './grouped-links'
import {LINK_GROUPS, pages, type LinkGroup, type Menu} from '~/pages'

/** A link to a page of this site. */
export interface PageLink {
  to: string
  label: string
}

/** Links under a heading. */
export interface LinkList {
  heading: string
  /** the page of the heading itself */
  to?: string
  links: PageLink[]
}

/** The screens that are linked somewhere. */
export const linkedScreens = pages.flatMap((page) =>
  'links' in page && page.links ? [{to: page.path, ...page.links}] : [],
)

/** The links of a menu, in registry order. */
export function menuLinks(menu: Exclude<Menu, 'footer'>): PageLink[] {
  return pages.flatMap((page): PageLink[] => {
    if (page.access === 'files') return []
    if (page.access === 'content')
      return page.menus.includes(menu) ? [{to: page.path, label: page.label}] : []
    const {links} = page
    return links?.menus.includes(menu) ? [{to: page.path, label: links.label ?? links.title}] : []
  })
}

/** The footer's links by group: screens, and the content pages that editors listed there. */
export function footerLinks(content: readonly GroupedLink[]): LinkList[] {
  const ours = linkedScreens
    .filter(({menus}) => menus.includes('footer'))
    .map(({to, group, order, title, label = title}) => ({to, label, group, order}))
  return inGroups([...ours, ...content])
}

/** Links under the headings of their groups, in the order of each. */
export function inGroups(
  links: readonly (PageLink & {group: LinkGroup | null; order: number})[],
): LinkList[] {
  return (Object.keys(LINK_GROUPS) as LinkGroup[])
    .map((group) => ({
      heading: LINK_GROUPS[group],
      links: links
        .filter((link) => link.group === group)
        .toSorted((a, b) => a.order - b.order)
        .map(({to, label}) => ({to, label})),
    }))
    .filter(({links}) => links.length > 0)
}
