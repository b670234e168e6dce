import {pages, LINK_GROUPS, type LinkGroup, type Menu} from '~/pages'

/** A link to a page of ours. */
export interface PageLink {
  to: string
  label: string
}

/** Links under a heading. */
export interface LinkList {
  heading: string
  links: PageLink[]
}

const linked = pages.flatMap((page) =>
  'links' in page && page.links ? [{to: page.path, ...page.links}] : [],
)

/** What a menu of the header or of a phone leads to, in the order of the registry. */
export function menuLinks(menu: Exclude<Menu, 'footer'>): PageLink[] {
  return linked.filter(({menus}) => menus.includes(menu)).map(({to, title, label = title}) => ({to, label}))
}

/** What the footer leads to, by group. */
export function footerLinks(): LinkList[] {
  return inGroups(
    linked
      .filter(({menus}) => menus.includes('footer'))
      .map(({label, title, ...link}) => ({...link, label: label ?? title})),
  )
}

/** All pages that are always there, by group, as /sitemap lists them. */
export function sitemapLinks(): LinkList[] {
  return inGroups(linked.map(({title, ...link}) => ({...link, label: title})))
}

function inGroups(links: readonly (PageLink & {group: LinkGroup; order: number})[]): LinkList[] {
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
