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

interface BuiltAddress extends PublicAddress {
  /** whether search engines are told of it */
  isListed: boolean
}

/** Every page that is written as HTML at build and may be found. */
export async function publicAddresses(): Promise<PublicAddress[]> {
  return (await builtAddresses()).filter(({isListed}) => isListed)
}

/** Every page that is written as HTML at build: the fixed ones, and one for each document that has one. */
async function builtAddresses(): Promise<BuiltAddress[]> {
  const documents = await fetchContent(documentsQuery)
  return pages.flatMap((page): BuiltAddress[] => {
    if (page.access !== 'public' || typeof page.prerender === 'object') return []
    const isListed = page.unlisted === undefined
    if (page.prerender === 'itself') return [{path: page.path, isListed}]
    const folder = page.path.replace(/\/[:*].*$/, '')
    return documents[page.prerender].map(({slug, _updatedAt}) => ({
      path: `${folder}/${slug}`,
      changed: _updatedAt,
      isListed,
    }))
  })
}

/** What else is written at build: files for machines, and the page of any address where there is nothing. */
const others = ['/404', ...pages.flatMap(({access, path}) => (access === 'files' ? [path] : []))]

/** All addresses that are written as files at build. */
export async function prerenderPaths(): Promise<string[]> {
  return [...(await builtAddresses()).map(({path}) => path), ...shellPaths, ...others]
}

/** The first parts of the addresses that no search engine has anything to find under: pages about one person, or steps of something. */
export function closedPaths(): string[] {
  const closed = pages.filter(
    (page) =>
      page.access === 'auth' ||
      page.access === 'account' ||
      page.access === 'staff' ||
      (page.access === 'public' && typeof page.prerender === 'object' && page.previewed === undefined),
  )
  return [...new Set(closed.map(({path}) => `/${path.split('/')[1] ?? ''}`))]
}
