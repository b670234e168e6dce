/**
 * Which page numbers to show: the first, the last, the current page and its neighbours; `null` is a gap.
 * Never more than seven entries.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({length: pageCount}, (_, index) => index + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, null, pageCount]
  if (page >= pageCount - 3)
    return [1, null, pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1, pageCount]
  return [1, null, page - 1, page, page + 1, null, pageCount]
}
