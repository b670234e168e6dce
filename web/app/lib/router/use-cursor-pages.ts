import {useLocation} from 'react-router-dom'
import type {CursorStep} from '~/ui/navigation/cursor-pagination'
import {useUrlSearch} from './use-url-search'

/** The query parameter with the cursor after which a page of a list begins. */
export const AFTER = 'after'

interface CursorPages {
  isFirst: boolean
  /** the other pages, for {@link CursorPagination}; null where there is none */
  pages: {first: CursorStep | null; previous: CursorStep | null; next: CursorStep | null}
}

/** So many pages back are remembered. */
const MAX_BEFORE = 200

/**
 * The pages of a list that is read with cursors.
 * @param next the cursor of the next page; null on the last one
 * @param query the filters of the list, which every page keeps
 */
export function useCursorPages(next: string | null, query = new URLSearchParams()): CursorPages {
  const after = useUrlSearch().get(AFTER)
  const state: unknown = useLocation().state
  return cursorPages({after, next, state}, query)
}

interface Place {
  /** the cursor after which this page begins; null for the first */
  after: string | null
  next: string | null
  /** what is kept with the address of this page */
  state: unknown
}

/**
 * The pages around a page. A cursor leads onwards alone: which pages came before is kept with the entry of the browser's history,
 * so that of an address that was shared nothing but the first page is known to be before it.
 */
export function cursorPages({after, next, state}: Place, query: URLSearchParams): CursorPages {
  const isFirst = after === null
  const before = isFirst ? [] : beforeOf(state)
  const step = (cursor: string | null, past: CursorStep['state']['before']): CursorStep => {
    const search = new URLSearchParams(query)
    if (cursor !== null) search.set(AFTER, cursor)
    return {to: {search: `${search}`}, state: {before: past}}
  }
  return {
    isFirst,
    pages: {
      first: isFirst ? null : step(null, []),
      previous: before.length === 0 ? null : step(before.at(-1) ?? null, before.slice(0, -1)),
      next: next === null ? null : step(next, [...before, after].slice(-MAX_BEFORE)),
    },
  }
}

/** What is kept with an address may be of an older version of the shop. */
function beforeOf(state: unknown): (string | null)[] {
  if (typeof state !== 'object' || state === null || !('before' in state)) return []
  const kept: unknown[] = Array.isArray(state.before) ? state.before : []
  return kept.filter((cursor) => cursor === null || typeof cursor === 'string')
}
