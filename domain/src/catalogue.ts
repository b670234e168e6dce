import type {Level} from './course.ts'
import {choice, range, search} from './lists/filter-kinds.ts'
import {defineFilters, type FiltersOf} from './lists/filters.ts'

/** The fields of a course that cards, filters and sorting need. Money in cents, duration in minutes. */
export interface CatalogueCourse {
  id: string
  title: string
  instructor: string
  /** slug of the category */
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
/** Upper end of the price slider, in dollars. */
export const PRICE_MAX = 200
const PRICE_STEP = 5
const RATINGS = [3, 3.5, 4, 4.5] as const
const FILTER_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const satisfies readonly Level[]
type DurationBucket = 'short' | 'medium' | 'long'

/** From how many minutes on, and under how many: short is under 5 hours, long over 10, by whole hours (10h 30m is medium). */
const DURATIONS: Readonly<Record<DurationBucket, {readonly from: number; readonly under: number}>> = {
  short: {from: 0, under: 5 * 60},
  medium: {from: 5 * 60, under: 11 * 60},
  // More than any duration: GROQ has no infinity.
  long: {from: 11 * 60, under: 1e9},
}

/**
 * The rating that a card shows, in a query: of the reviews, or else the editors' figure. It stands here and not beside the other
 * fields of a card, whose queries the page of the catalogue would fetch with it.
 */
export const shownRating =
  /* groq */ `coalesce(*[_type == "courseStats" && _id == "courseStats-" + ^._id && defined(rating)][0].rating, rating, 0)` as const

interface CatalogueContext {
  categories: readonly {slug: string; name: string}[]
  /** the scores of the courses that a search finds in more than their titles and instructors, by id; once they are there */
  scores?: ((search: string) => ReadonlyMap<string, number>) | undefined
}

/** The catalogue's filters, sort orders and pagination. */
export const catalogueFilters = defineFilters<CatalogueCourse, CatalogueContext>()({
  filters: {
    search: search({
      text: ({title, instructor}) => `${title}\n${instructor}`,
      also(text, {scores}) {
        const found = scores?.(text)
        return found && (({id}) => found.has(id))
      },
    }),
    category: choice({
      param: 'category',
      options: ({categories}) => categories.map(({slug, name}) => ({value: slug, label: name})),
      test: (course, slug) => course.category === slug,
      groq: 'category->slug.current == $category',
      field: {kind: 'select', label: 'Category', any: 'All categories'},
    }),
    price: range({
      params: {min: 'min', max: 'max'},
      label: 'Price',
      from: 0,
      to: PRICE_MAX,
      step: PRICE_STEP,
      format: (dollars) => `$${dollars}`,
      of: ({priceCents}) => priceCents / 100,
      groq: 'price',
    }),
    level: choice({
      param: 'level',
      options: FILTER_LEVELS.map((level) => ({value: level, label: level})),
      // A course for All Levels, or with none, matches every single level.
      test: (course, level) => course.level === level || course.level === 'All Levels',
      groq: `level == $level || !(coalesce(level, "") in [${FILTER_LEVELS.map((level) => `"${level}"`).join()}])`,
      field: {kind: 'radio', label: 'Level', any: 'All Levels'},
    }),
    duration: choice({
      param: 'duration',
      options: [
        {value: 'short', label: 'Short (under 5 h)'},
        {value: 'medium', label: 'Medium (5 to 10 h)'},
        {value: 'long', label: 'Long (over 10 h)'},
      ],
      test: ({durationMinutes}, bucket: DurationBucket) =>
        durationMinutes >= DURATIONS[bucket].from && durationMinutes < DURATIONS[bucket].under,
      groq: (bucket) =>
        `coalesce(duration, 0) >= ${DURATIONS[bucket].from} && coalesce(duration, 0) < ${DURATIONS[bucket].under}`,
      field: {kind: 'radio', label: 'Duration', any: 'All'},
    }),
    rating: choice({
      param: 'rating',
      options: RATINGS.map((rating) => ({value: rating, label: `${rating}+`})),
      test: (course, rating) => course.rating >= rating,
      groq: `${shownRating} >= $rating`,
      chip: (label) => `Rated ${label}`,
      field: {kind: 'radio', label: 'Rating', any: 'Any'},
    }),
  },
  sorts: {
    popular: {label: 'Most Popular', compare: (a, b) => b.studentsCount - a.studentsCount},
    newest: {
      label: 'Newest',
      compare: (a, b) => (a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0),
    },
    'price-low': {label: 'Price: Low to High', compare: (a, b) => a.priceCents - b.priceCents},
    'price-high': {label: 'Price: High to Low', compare: (a, b) => b.priceCents - a.priceCents},
    rating: {label: 'Highest Rated', compare: (a, b) => b.rating - a.rating},
  },
  relevance: {
    label: 'Best Match',
    applies: ({search}) => search !== '',
    score({search}, {scores}) {
      const found = scores?.(search)
      return found && (({id}) => found.get(id) ?? 0)
    },
  },
  pageSize: PAGE_SIZE,
})

export type CatalogueFilters = FiltersOf<typeof catalogueFilters>
