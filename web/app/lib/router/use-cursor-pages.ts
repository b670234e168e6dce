import type {To} from 'react-router-dom'
import {useUrlSearch} from './use-url-search'

/** The query parameter with the cursor after which a page of a list begins. */
export const AFTER = 'after'

interface CursorPages {
  isFirst: boolean
  /** the addresses of the other pages, for {@link CursorPagination}; null where there is none */
  pages: {first: To | null; next: To | null}
}

/**
 * The pages of a list that is read with cursors.
 * @param next the cursor of the next page; null on the last one
 * @param query the filters of the list, which every page keeps
 */
export function useCursorPages(next: string | null, query = new URLSearchParams()): CursorPages {
  const isFirst = !useUrlSearch().has(AFTER)
  const after = new URLSearchParams(query)
  if (next !== null) after.set(AFTER, next)
  return {
    isFirst,
    pages: {
      first: isFirst ? null : {search: `${query}`},
      next: next === null ? null : {search: `${after}`},
    },
  }
}
