import {LINK_GROUPS, pages, type LinkGroup, type Menu} from '../../pages.ts'

/**
 * What menus, footer and /sitemap need of the registry of pages. As of every file of this name (`*.data.ts`), browsers get its values
 * as they are when the storefront is built (`build-plugins/build-time-data.ts`).
 */

interface ScreenLink {
  to: string
  label: string
}

interface GroupedScreenLink extends ScreenLink {
  group: LinkGroup
  /** its order in the group, ascending */
  order: number
}

/** The headings of the groups, in their order. */
export const groupHeadings: Record<LinkGroup, string> = LINK_GROUPS

/** The links of each menu, in registry order. */
export const menus: Record<Exclude<Menu, 'footer'>, ScreenLink[]> = {
  header: menuLinks('header'),
  mobile: menuLinks('mobile'),
  account: menuLinks('account'),
}

function menuLinks(menu: Exclude<Menu, 'footer'>): ScreenLink[] {
  return pages.flatMap((page): ScreenLink[] => {
    if (page.access === 'files') return []
    if (page.access === 'content')
      return page.menus.includes(menu) ? [{to: page.path, label: page.label}] : []
    const {links} = page
    return links?.menus.includes(menu) ? [{to: page.path, label: links.label ?? links.title}] : []
  })
}

/** Whether only whoever works here finds the links of a group. */
const isBehindDoor = (group: LinkGroup) => group === 'staff' || group === 'teach'

const linkedScreens = pages.flatMap((page) =>
  'links' in page && page.links && !isBehindDoor(page.links.group) ? [{to: page.path, ...page.links}] : [],
)

/** The screens in the footer. */
export const footerScreens: GroupedScreenLink[] = linkedScreens
  .filter(({menus}) => menus.includes('footer'))
  .map(({to, group, order, title, label = title}) => ({to, label, group, order}))
