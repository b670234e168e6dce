import {metaTitle} from '@lectern/domain/metadata'

/** The head of a page that is nobody else's business: a title, and not for search engines. */
export function privateMeta(title: string) {
  return [{title: metaTitle(`${title} | Lectern`)}, {name: 'robots', content: 'noindex'}]
}
