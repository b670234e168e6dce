import {LINKED_PAGES, type LinkedPage} from '@lectern/domain/page-addresses'

/** The document id under which the seed stores a page that storefront screens link to. */
export function linkedPageId(slug: LinkedPage): string {
  return `page-${slug}`
}

/** Whether the document is a page that must not be unpublished or deleted, because screens link to it. */
export function isLinkedPage(publishedId: string): boolean {
  return LINKED_PAGES.some((slug) => linkedPageId(slug) === publishedId)
}
