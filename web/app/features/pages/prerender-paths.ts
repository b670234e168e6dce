import {fetchContent} from '../../lib/sanity/client'
import {pages, SITEMAP_PART} from '../../pages'
import {documentsQuery} from './build-queries'
import {lessonAddresses} from './lesson-addresses'
import {shellPaths} from './shell-paths'

/** A page that search engines may index. */
export interface PublicAddress {
  path: string
  /** when its content was last changed, an ISO date-time, if known */
  changed?: string
}

interface BuiltAddress extends PublicAddress {
  /** whether it is listed for search engines */
  isListed: boolean
}

/** All prerendered pages that may be indexed: the fixed ones, and one for each document with a page. */
export async function publicAddresses(): Promise<PublicAddress[]> {
  return (await builtAddresses()).filter(({isListed}) => isListed)
}

/** The most addresses of one file for search engines (https://www.sitemaps.org/protocol.html). */
const MOST_ADDRESSES = 50_000

/** The addresses for search engines, file by file; there is always one. */
export function sitemapParts(addresses: readonly PublicAddress[]): (readonly PublicAddress[])[] {
  return Array.from({length: Math.max(1, Math.ceil(addresses.length / MOST_ADDRESSES))}, (_, index) =>
    addresses.slice(index * MOST_ADDRESSES, (index + 1) * MOST_ADDRESSES),
  )
}

/** The path of the file that begins with 1. */
export const sitemapPath = (part: number) => SITEMAP_PART.replace(':part', `${part}.xml`)

/** Every page prerendered with its own content: the fixed ones, and one for each document with a page. */
async function builtAddresses(): Promise<BuiltAddress[]> {
  const documents = await fetchContent(documentsQuery)
  return pages.flatMap((page): BuiltAddress[] => {
    if (page.access !== 'public' || page.prerender === 'never') return []
    const isListed = page.unlisted === undefined
    if (page.prerender === 'itself') return [{path: page.path, isListed}]
    if (page.prerender === 'lesson') return lessonAddresses(documents.lesson)
    const folder = page.path.replace(/\/[:*].*$/, '')
    return documents[page.prerender].flatMap((document) => [
      {
        path: `${folder}/${document.slug}`,
        changed: document._updatedAt,
        // A category without courses is nothing to be found yet.
        isListed: isListed && !('isEmpty' in document && document.isEmpty),
      },
      // A built-in sample is also reached by its number, where its page must be there while the content API is down.
      ...('number' in document && document.number !== null
        ? [{path: `${folder}/${document.number}`, isListed: false}]
        : []),
    ])
  })
}

/** The other prerendered paths: generated files, of which there are several with addresses, and the 404 page. */
const others = [
  '/404',
  ...pages.flatMap(({access, path}) => (access === 'files' && path !== SITEMAP_PART ? [path] : [])),
]

/** All paths that are prerendered. */
export async function prerenderPaths(): Promise<string[]> {
  const built = await builtAddresses()
  const sitemaps = sitemapParts(built.filter(({isListed}) => isListed)).map((_, index) =>
    sitemapPath(index + 1),
  )
  // The number of one document may be the slug of another.
  return [...new Set([...built.map(({path}) => path), ...shellPaths, ...others, ...sitemaps])]
}

/** The first path segments, `/cart`, that search engines must not crawl: private pages, and steps of a process such as signing in. */
export function closedPaths(): string[] {
  const closed = pages.filter(
    (page) =>
      page.access === 'auth' ||
      page.access === 'account' ||
      page.access === 'teacher' ||
      page.access === 'staff' ||
      (page.access === 'public' && page.prerender === 'never' && page.previewed === undefined),
  )
  return [...new Set(closed.map(({path}) => `/${path.split('/')[1] ?? ''}`))]
}
