/* Pagination, and a stable order. */

/** One page of a list. */
export interface Page<T> {
  items: T[]
  /** from 1; the requested page clamped to those that exist */
  page: number
  pageCount: number
  /** total number of items on all pages */
  total: number
}

/** Returns one page of a list. A page past the end gives the last one; an empty list has one empty page. */
export function paginate<T>(items: readonly T[], page: number, pageSize: number): Page<T> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize))
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount)
  return {
    items: items.slice(current === 1 ? 0 : (current - 1) * pageSize, current * pageSize),
    page: current,
    pageCount,
    total: items.length,
  }
}

/** Tie-breaker by id for otherwise equal items, so that the pages of a list never overlap. */
export function byId(a: {id: string}, b: {id: string}): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
