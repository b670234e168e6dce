import type {Level} from './course.ts'
import {byId, pageIn, paginate, searchIn, type Page} from './listing.ts'
import {foldText, holdsWords, searchWords} from './text-search.ts'

/** What a course card shows, and all that filtering and sorting need. Money in cents, duration in minutes. */
export interface CatalogueCourse {
  id: string
  title: string
  instructor: string
  /** the category's slug */
  category: string
  level: Level
  rating: number
  studentsCount: number
  durationMinutes: number
  priceCents: number
  /** ISO date-time */
  publishedAt: string
}

export const PAGE_SIZE = 6
/** The price slider, in dollars. */
export const PRICE_MIN = 0
export const PRICE_MAX = 200
export const PRICE_STEP = 5
export const RATINGS = [3, 3.5, 4, 4.5] as const
export const DURATIONS = ['short', 'medium', 'long'] as const
export type DurationBucket = (typeof DURATIONS)[number]
export const SORTS = ['popular', 'newest', 'price-low', 'price-high', 'rating'] as const
export type CatalogueSort = (typeof SORTS)[number]
const FILTER_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const satisfies readonly Level[]
export type FilterLevel = (typeof FILTER_LEVELS)[number]

export interface CatalogueFilters {
  search: string
  category: string | null
  level: FilterLevel | null
  /** dollars, a multiple of {@link PRICE_STEP} */
  priceMin: number
  priceMax: number
  duration: DurationBucket | null
  rating: number | null
  sort: CatalogueSort
  /** from 1 */
  page: number
}

export const DEFAULT_FILTERS: CatalogueFilters = {
  search: '',
  category: null,
  level: null,
  priceMin: PRICE_MIN,
  priceMax: PRICE_MAX,
  duration: null,
  rating: null,
  sort: 'popular',
  page: 1,
}

/** Short is under 5 hours, Medium 5 to 10, Long over 10, by the hours part alone: 10h 30m is Medium. */
export function durationBucket(minutes: number): DurationBucket {
  const hours = Math.floor(minutes / 60)
  if (hours < 5) return 'short'
  return hours <= 10 ? 'medium' : 'long'
}

/** What the search looks at, folded: once for each course, as folding 10,000 of them takes longer than finding in them. */
const folded = new WeakMap<CatalogueCourse, string>()

function searchable(course: CatalogueCourse): string {
  let text = folded.get(course)
  if (text === undefined) {
    text = foldText(`${course.title}\n${course.instructor}`)
    folded.set(course, text)
  }
  return text
}

/** A course marked All Levels also stands under each single level. */
function matchesLevel(course: CatalogueCourse, level: FilterLevel | null): boolean {
  return level === null || course.level === level || course.level === 'All Levels'
}

/**
 * The courses that pass every filter, in their given order. Title and instructor together hold every word of the search, in
 * any case, with or without accents; the price slider holds its own ends, and at its upper end sets no limit: nobody has asked
 * for what costs more to be hidden.
 */
export function filterCourses<C extends CatalogueCourse>(
  courses: readonly C[],
  filters: CatalogueFilters,
): C[] {
  const words = searchWords(filters.search)
  return courses.filter(
    (course) =>
      (words.length === 0 || holdsWords(searchable(course), words)) &&
      (filters.category === null || course.category === filters.category) &&
      matchesLevel(course, filters.level) &&
      course.priceCents >= filters.priceMin * 100 &&
      (filters.priceMax === PRICE_MAX || course.priceCents <= filters.priceMax * 100) &&
      (filters.duration === null || durationBucket(course.durationMinutes) === filters.duration) &&
      (filters.rating === null || course.rating >= filters.rating),
  )
}

const comparisons: Record<CatalogueSort, (a: CatalogueCourse, b: CatalogueCourse) => number> = {
  popular: (a, b) => b.studentsCount - a.studentsCount,
  newest: (a, b) => (a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0),
  'price-low': (a, b) => a.priceCents - b.priceCents,
  'price-high': (a, b) => b.priceCents - a.priceCents,
  rating: (a, b) => b.rating - a.rating,
}

/** A sorted copy; equal courses keep a fixed order (by id), so that pages never overlap. */
export function sortCourses<C extends CatalogueCourse>(courses: readonly C[], sort: CatalogueSort): C[] {
  const compare = comparisons[sort]
  return courses.toSorted((a, b) => compare(a, b) || byId(a, b))
}

/** Filter, sort and page in one. */
export function browse<C extends CatalogueCourse>(courses: readonly C[], filters: CatalogueFilters): Page<C> {
  return paginate(sortCourses(filterCourses(courses, filters), filters.sort), filters.page, PAGE_SIZE)
}

/** Changes filters: anything but the page itself goes back to page 1. */
export function changeFilters(
  filters: CatalogueFilters,
  change: Partial<CatalogueFilters>,
): CatalogueFilters {
  return {...filters, page: 1, ...change}
}

/** Whether anything narrows the list (sort and page do not). */
export function hasActiveFilters(filters: CatalogueFilters): boolean {
  return (
    filters.search.trim() !== '' ||
    filters.category !== null ||
    filters.level !== null ||
    filters.priceMin !== PRICE_MIN ||
    filters.priceMax !== PRICE_MAX ||
    filters.duration !== null ||
    filters.rating !== null
  )
}

function oneOf<T extends string | number>(allowed: readonly T[], value: string | null): T | null {
  return allowed.find((candidate) => String(candidate) === value) ?? null
}

function price(value: string | null, fallback: number): number {
  if (value === null || !/^\d{1,4}$/.test(value)) return fallback
  const stepped = Math.round(Number(value) / PRICE_STEP) * PRICE_STEP
  return Math.min(Math.max(stepped, PRICE_MIN), PRICE_MAX)
}

/**
 * Reads the filters from an address. Whatever makes no sense is left at its default: an address never fails.
 * `categories` are the known slugs; without them any category is taken (and shows nothing when unknown).
 */
export function parseFilters(params: URLSearchParams, categories?: readonly string[]): CatalogueFilters {
  const category = params.get('category')
  let priceMin = price(params.get('min'), PRICE_MIN)
  let priceMax = price(params.get('max'), PRICE_MAX)
  if (priceMin > priceMax) [priceMin, priceMax] = [PRICE_MIN, PRICE_MAX]
  return {
    search: searchIn(params),
    category:
      category !== null && category !== '' && (!categories || categories.includes(category))
        ? category
        : null,
    level: oneOf(FILTER_LEVELS, params.get('level')),
    priceMin,
    priceMax,
    duration: oneOf(DURATIONS, params.get('duration')),
    rating: oneOf(RATINGS, params.get('rating')),
    sort: oneOf(SORTS, params.get('sort')) ?? DEFAULT_FILTERS.sort,
    page: pageIn(params),
  }
}

/** Writes the filters to an address; defaults are left out, so that the plain list is plain `/courses`. */
export function serializeFilters(filters: CatalogueFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.search.trim() !== '') params.set('q', filters.search)
  if (filters.category !== null) params.set('category', filters.category)
  if (filters.level !== null) params.set('level', filters.level)
  if (filters.priceMin !== PRICE_MIN) params.set('min', String(filters.priceMin))
  if (filters.priceMax !== PRICE_MAX) params.set('max', String(filters.priceMax))
  if (filters.duration !== null) params.set('duration', filters.duration)
  if (filters.rating !== null) params.set('rating', String(filters.rating))
  if (filters.sort !== DEFAULT_FILTERS.sort) params.set('sort', filters.sort)
  if (filters.page !== 1) params.set('page', String(filters.page))
  return params
}
