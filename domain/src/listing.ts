/* A page of a list, and an order that never changes by itself. */

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
    items: items.slice(current === 1 ? 0 : (current - 1) * pageSize, current * pageSize),
    page: current,
    pageCount,
    total: items.length,
  }
}

/** Settles what else is equal by the id, so that the pages of a list never overlap. */
export function byId(a: {id: string}, b: {id: string}): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
