import type {GroupedLink} from './grouped-links'
import {footerScreens, groupHeadings} from './screens.data'
import type {LinkGroup} from '~/pages'

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

/** The footer's links by group: screens, and the content pages that editors listed there. */
export function footerLinks(content: readonly GroupedLink[]): LinkList[] {
  return inGroups([...footerScreens, ...content])
}

/** Links under the headings of their groups, in the order of each. */
export function inGroups(
  links: readonly (PageLink & {group: LinkGroup | null; order: number})[],
): LinkList[] {
  return Object.entries(groupHeadings)
    .map(([name, heading]) => ({
      heading,
      links: links
        .filter(({group}) => group === name)
        .toSorted((a, b) => a.order - b.order)
        .map(({to, label}) => ({to, label})),
    }))
    .filter(({links}) => links.length > 0)
}
