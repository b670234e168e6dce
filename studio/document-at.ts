import {CONTENT_PATHS, type ContentType} from '@lectern/domain/page-addresses'
import {SCREEN_SLUGS} from '@lectern/domain/page-slugs'

/** First path segments under which there are screens, and lists of documents. */
const SCREENS: ReadonlySet<string> = new Set(['', ...SCREEN_SLUGS])

export interface DocumentAddress {
  type: ContentType
  slug: string
}

/** The document whose page is at a path, which may not be there; null for the paths of screens. */
export function documentAt(path: string): DocumentAddress | null {
  const [, first = '', second = ''] = path.split('/')
  for (const type of ['course', 'bundle', 'category', 'instructor', 'article'] as const) {
    if (CONTENT_PATHS[type] === `/${first}` && second !== '') return {type, slug: second}
  }
  return SCREENS.has(first) ? null : {type: 'page', slug: first}
}
