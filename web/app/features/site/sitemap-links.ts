import type {GroupedLink} from './grouped-links'
import {inGroups, type LinkList} from './page-links'
import {sitemapScreens} from './sitemap-screens.data'

/** The links of /sitemap, by group: to all pages except courses, instructors and articles, and the screens of staff. */
export function sitemapLinks(content: readonly GroupedLink[]): LinkList[] {
  const others = content.filter(({group}) => group === null)
  return [
    ...inGroups([...sitemapScreens, ...content]),
    ...(others.length > 0 ? [{heading: 'More', links: others.map(({to, label}) => ({to, label}))}] : []),
  ]
}
