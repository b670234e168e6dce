import {LEARN_PATH, LINKED_PAGES} from '@lectern/domain/page-addresses'
import type {ValidationContext} from 'sanity'
import {apiVersion} from '@lectern/domain/content/api-version'
import {documentAt, type DocumentAddress} from '../document-at'

/** The document that has to be there for a path to lead somewhere; null for screens, and for pages that cannot be moved. */
function documentNeededFor(path: string): DocumentAddress | null {
  const [, first = '', second = ''] = path.split('/')
  if (`/${first}` === LEARN_PATH && second !== '') return {type: 'course', slug: second}
  return LINKED_PAGES.some((page) => page === first) ? null : documentAt(path)
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
  const document = documentNeededFor(path)
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

/**
 * Checks the typed target of a link in a text: as `checkLinkTarget`, but the path of a document's page is refused, because the link
 * would go dead when the document moves. Lessons have no document with an address of its own: their paths pass.
 */
export async function checkTypedLink(
  href: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const found = await checkLinkTarget(href, context)
  if (found !== true || !href?.startsWith('/')) return found
  const path = new URL(href, 'https://any').pathname
  return documentAt(path)
    ? `${path} can move: remove this link, and choose the page with “Page of this site” instead.`
    : true
}
