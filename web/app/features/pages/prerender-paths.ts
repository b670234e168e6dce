import {CONTENT_PATHS} from '@lectern/domain/page-addresses'
import {fetchContent} from '../../lib/sanity/client'
import {pages} from '../../pages'
import {documentsQuery} from './build-queries'
import {shellPaths} from './shell-paths'

/** A page that search engines may find. */
export interface PublicAddress {
  path: string
  /** when its content changed last, an ISO date and time, where that is known */
  changed?: string
}

/** Every page that is written as HTML at build and may be found: the fixed ones, and one for each document that has one. */
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

/** What else is written at build: files for machines, and the page of any address where there is nothing. */
const others = ['/404', ...pages.flatMap(({access, path}) => (access === 'files' ? [path] : []))]

/** All addresses that are written as files at build. */
export async function prerenderPaths(): Promise<string[]> {
  return [...(await publicAddresses()).map(({path}) => path), ...shellPaths, ...others]
}

/** The first parts of the addresses that no search engine has anything to find under: pages about one person, or steps of something. */
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
