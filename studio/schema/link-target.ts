import {
  CONTENT_PATHS,
  LEARN_PATH,
  LINKED_PAGES,
  SCREEN_SLUGS,
  type ContentType,
} from '@lectern/domain/page-addresses'
import type {ValidationContext} from 'sanity'
import {apiVersion} from '../api-version'

/** Types of documents by the base path of their pages. */
const TYPES: Readonly<Record<string, ContentType>> = {
  [CONTENT_PATHS.course]: 'course',
  [CONTENT_PATHS.category]: 'category',
  [CONTENT_PATHS.instructor]: 'instructor',
  [CONTENT_PATHS.article]: 'article',
  [LEARN_PATH]: 'course',
}

/** First path segments of what is always there. */
const FIXED: ReadonlySet<string> = new Set(['', ...SCREEN_SLUGS, ...LINKED_PAGES])

/** The document whose page is at a path; undefined for the paths of screens, and of pages that cannot be moved. */
function documentAt(path: string): {type: ContentType; slug: string} | undefined {
  const [, first = '', second = ''] = path.split('/')
  const type = TYPES[`/${first}`]
  if (type && second !== '') return {type, slug: second}
  return FIXED.has(first) ? undefined : {type: 'page', slug: first}
}

/** Checks the target of a link within the site: a screen, or a document that is there. Others pass. */
export async function checkLinkTarget(
  href: string | undefined,
  {getClient}: ValidationContext,
): Promise<true | string> {
  if (!href || /^[a-z]+:/i.test(href)) return true
  if (!href.startsWith('/') || href.startsWith('//'))
    return `“${href}” is no address: a page of ours begins with one /, any other with https://.`
  const path = new URL(href, 'https://any').pathname
  const document = documentAt(path)
  if (!document) return true
  const exists = await getClient({apiVersion})
    .withConfig({perspective: 'raw'})
    .fetch<boolean>(
      'count(*[_type == $type && (slug.current == $slug || $slug in formerSlugs)][0...1]) > 0',
      {...document},
      {tag: 'validation.link'},
    )
  return exists || `There is no page at ${path}.`
}
