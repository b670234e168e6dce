import type {GroupedLink} from './grouped-links'
import {inGroups, linkedScreens, type LinkList} from './page-links'

/** The links of /sitemap, by group: to all pages except courses, instructors and articles, and the screens of staff. */
export function sitemapLinks(content: readonly GroupedLink[]): LinkList[] {
  const ours = linkedScreens
    .filter(({group}) => group !== 'staff')
    .map(({to, title, group, order}) => ({to, label: title, group, order}))
  const others = content.filter(({group}) => group === null)
  return [
    ...inGroups([...ours, ...content]),
    ...(others.length > 0 ? [{heading: 'More', links: others.map(({to, label}) => ({to, label}))}] : []),
  ]
}
