import {useLocation} from 'react-router-dom'
import type {CursorStep} from '~/ui/navigation/cursor-pagination'
import {useUrlSearch} from './use-url-search'

/** The query parameter with the cursor after which a page of a list begins. */
export const AFTER = 'after'

/** The pages around a page of a list. */
export interface CursorPages {
  isFirst: boolean
  /** the other pages, for {@link CursorPagination}, null where there is none; and which items this one has */
  pages: {
    first: CursorStep | null
    previous: CursorStep | null
    next: CursorStep | null
    shown: string | null
  }
}

/** So many pages back are remembered. */
const MAX_BEFORE = 200

/**
 * The pages of a list that is read with cursors.
 * @param next the cursor of the next page; null on the last one
 * @param query the filters of the list, which every page keeps
 * @param items how many this page has, to say where in the list it stands
 */
export function useCursorPages(
  next: string | null,
  query = new URLSearchParams(),
  items?: number,
): CursorPages {
  const after = useUrlSearch().get(AFTER)
  const state: unknown = useLocation().state
  return cursorPages({after, next, state, items}, query)
}

interface Place {
  /** the cursor after which this page begins; null for the first */
  after: string | null
  next: string | null
  /** what is kept with the address of this page */
  state: unknown
  items?: number | undefined
}

/**
 * The pages around a page. A cursor leads onwards alone: which pages came before, and with how many items, is kept with the entry of
 * the browser's history, so that of an address that was shared nothing but the first page is known to be before it.
 */
export function cursorPages({after, next, state, items}: Place, query: URLSearchParams): CursorPages {
  const isFirst = after === null
  const {before, starts} = isFirst ? {before: [], starts: []} : kept(state)
  const start = isFirst ? 0 : starts.at(-1)
  const step = (cursor: string | null, past: (string | null)[], begin: number[]): CursorStep => {
    const search = new URLSearchParams(query)
    if (cursor !== null) search.set(AFTER, cursor)
    return {to: {search: `${search}`}, state: {before: past, starts: begin}}
  }
  const nextStarts = start === undefined || items === undefined ? [] : [...starts, start + items]
  return {
    isFirst,
    pages: {
      first: isFirst ? null : step(null, [], []),
      previous:
        before.length === 0 ? null : step(before.at(-1) ?? null, before.slice(0, -1), starts.slice(0, -1)),
      next:
        next === null
          ? null
          : step(next, [...before, after].slice(-MAX_BEFORE), nextStarts.slice(-MAX_BEFORE)),
      shown: rangeWords(start, items, next),
    },
  }
}

/** `26–50`, or on the last page `26–43 of 43`; null where the beginning of the page is not known, or it has nothing. */
function rangeWords(
  start: number | undefined,
  items: number | undefined,
  next: string | null,
): string | null {
  if (start === undefined || items === undefined || items === 0) return null
  const [from, to] = [start + 1, start + items].map((place) => place.toLocaleString('en-US'))
  return next === null ? `${from}–${to} of ${to}` : `${from}–${to}`
}

/** What is kept with an address may be of an older version of the shop. */
function kept(state: unknown): {before: (string | null)[]; starts: number[]} {
  if (typeof state !== 'object' || state === null || !('before' in state)) return {before: [], starts: []}
  const before: unknown[] = Array.isArray(state.before) ? state.before : []
  const starts: unknown[] = 'starts' in state && Array.isArray(state.starts) ? state.starts : []
  return {
    before: before.filter((cursor) => cursor === null || typeof cursor === 'string'),
    starts: starts.filter((start) => typeof start === 'number'),
  }
}
