import {byId, pageIn, paginate, searchIn, type Page} from './listing.ts'
import {matchesWords, searchWords} from './text-search.ts'

/** What searching and sorting the directory need of an instructor. */
export interface DirectoryInstructor {
  id: string
  name: string
  title: string
  bio: string
  rating: number
  studentsCount: number
}

export const DIRECTORY_PAGE_SIZE = 9
export const INSTRUCTOR_SORTS = ['name', 'title', 'rating', 'students'] as const
export type InstructorSort = (typeof INSTRUCTOR_SORTS)[number]

export interface DirectoryFilters {
  search: string
  sort: InstructorSort
  /** from 1 */
  page: number
}

export const DEFAULT_DIRECTORY_FILTERS: DirectoryFilters = {search: '', sort: 'name', page: 1}

/** The instructors whose name, title and bio together hold every word of the search, in their given order. */
export function searchInstructors<I extends DirectoryInstructor>(
  instructors: readonly I[],
  search: string,
): I[] {
  const words = searchWords(search)
  return instructors.filter(({name, title, bio}) => matchesWords([name, title, bio], words))
}

const alphabet = new Intl.Collator('en', {sensitivity: 'base', numeric: true})

const comparisons: Record<InstructorSort, (a: DirectoryInstructor, b: DirectoryInstructor) => number> = {
  name: (a, b) => alphabet.compare(a.name, b.name),
  title: (a, b) => alphabet.compare(a.title, b.title),
  rating: (a, b) => b.rating - a.rating,
  students: (a, b) => b.studentsCount - a.studentsCount,
}

/** A sorted copy; equal instructors keep a fixed order (by id), so that pages never overlap. */
export function sortInstructors<I extends DirectoryInstructor>(
  instructors: readonly I[],
  sort: InstructorSort,
): I[] {
  const compare = comparisons[sort]
  return instructors.toSorted((a, b) => compare(a, b) || byId(a, b))
}

/** Search, sort and page in one. */
export function browseInstructors<I extends DirectoryInstructor>(
  instructors: readonly I[],
  filters: DirectoryFilters,
): Page<I> {
  const found = searchInstructors(instructors, filters.search)
  return paginate(sortInstructors(found, filters.sort), filters.page, DIRECTORY_PAGE_SIZE)
}

/** Changes what is asked for: anything but the page itself goes back to page 1. */
export function changeDirectoryFilters(
  filters: DirectoryFilters,
  change: Partial<DirectoryFilters>,
): DirectoryFilters {
  return {...filters, page: 1, ...change}
}

/** Reads the directory's state from an address. Whatever makes no sense is left at its default: an address never fails. */
export function parseDirectoryFilters(params: URLSearchParams): DirectoryFilters {
  const sort = params.get('sort')
  return {
    search: searchIn(params),
    sort: INSTRUCTOR_SORTS.find((known) => known === sort) ?? DEFAULT_DIRECTORY_FILTERS.sort,
    page: pageIn(params),
  }
}

/** Writes the directory's state to an address; defaults are left out, so that the plain list is plain `/instructors`. */
export function serializeDirectoryFilters(filters: DirectoryFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.search.trim() !== '') params.set('q', filters.search)
  if (filters.sort !== DEFAULT_DIRECTORY_FILTERS.sort) params.set('sort', filters.sort)
  if (filters.page !== 1) params.set('page', String(filters.page))
  return params
}
