/*
 * What the catalogue, the directory and the blog have in common: a page of a list, an order that never changes by itself,
 * and the search and the page as they stand in an address.
 */

/** One page of a list. */
export interface Page<T> {
  items: T[]
  /** from 1; the asked page moved into what exists */
  page: number
  pageCount: number
  /** of all pages together */
  total: number
}

/** Cuts a page out of a list. One past the end shows the last page; an empty list has one empty page. */
export function paginate<T>(items: readonly T[], page: number, pageSize: number): Page<T> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize))
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount)
  return {
    items: items.slice((current - 1) * pageSize, current * pageSize),
    page: current,
    pageCount,
    total: items.length,
  }
}

/** Settles what else is equal by the id, so that the pages of a list never overlap. */
export function byId(a: {id: string}, b: {id: string}): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/** Longest search that is kept from an address. */
const MAX_SEARCH_LENGTH = 200

/** The search an address asks for (`q`); empty without one. */
export function searchIn(params: URLSearchParams): string {
  return (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH)
}

/** The page an address asks for (`page`), from 1; the first when it makes no sense. */
export function pageIn(params: URLSearchParams): number {
  const page = params.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}
