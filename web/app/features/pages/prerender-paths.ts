import {CONTENT_PATHS} from '@lectern/domain/page-addresses'
import {fetchContent} from '../../lib/sanity/client'
import {pages} from '../../pages'
import {documentsQuery} from './build-queries'
import {shellPaths} from './shell-paths'

/** A page that search engines may index. */
export interface PublicAddress {
  path: string
  /** when its content was last changed, an ISO date-time, if known */
  changed?: string
}

/** All prerendered pages that may be indexed: the fixed ones, and one for each document with a page. */
export async function publicAddresses(): Promise<PublicAddress[]> {
  const documents = await fetchContent(documentsQuery)
  return pages.flatMap((page): PublicAddress[] => {
    if (page.access !== 'public' || typeof page.prerender === 'object') return []
    if (page.prerender === 'itself') return [{path: page.path}]
    const folder = CONTENT_PATHS[page.prerender]
    return documents[page.prerender].map(({slug, _updatedAt}) => ({
      path: `${folder}/${slug}`,
      changed: _updatedAt,
    }))
  })
}

/** What else is prerendered: generated files, and the page for 404. */
const others = ['/404', ...pages.flatMap(({access, path}) => (access === 'files' ? [path] : []))]

/** All paths that are prerendered. */
export async function prerenderPaths(): Promise<string[]> {
  return [...(await publicAddresses()).map(({path}) => path), ...shellPaths, ...others]
}

/** The first path segments that search engines must not crawl: private pages, and steps of a process such as signing in. */
export function closedPaths(): string[] {
  const closed = pages.filter(
    (page) =>
      page.access === 'auth' ||
      page.access === 'account' ||
      page.access === 'staff' ||
      (page.access === 'public' && typeof page.prerender === 'object'),
  )
  return [...new Set(closed.map(({path}) => `/${path.split('/')[1] ?? ''}`))]
}
