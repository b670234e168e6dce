import {LINKED_PAGES, type LinkedPage} from '@lectern/domain/page-addresses'

/** The id under which the seed stores a page that screens of the shop link to. */
export function linkedPageId(slug: LinkedPage): string {
  return `page-${slug}`
}

/** Whether a document is a page that has to stay where it is. */
export function isLinkedPage(publishedId: string): boolean {
  return LINKED_PAGES.some((slug) => linkedPageId(slug) === publishedId)
}
