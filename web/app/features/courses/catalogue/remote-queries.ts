import {DURATIONS, PRICE_MAX, type CatalogueFilters} from '@lectern/domain/catalogue'
import {LEVELS} from '@lectern/domain/course'
import type {OrderAndPage} from '@lectern/domain/lists/filters'
import {defineQuery} from 'groq'
import {matchPatterns} from '~/lib/sanity/match-patterns'
import {courseCardFields, listedCourses, popularFirst, shownRating, soldCourses} from '../queries'

/*
 * The filters and sort orders of the catalogue as GROQ, for a catalogue that is too large to be downloaded. What is in
 * `catalogueFilters` (`domain/src/catalogue.ts`) has its counterpart here, with the same result; only the search is one of its
 * own: it finds words by their beginning, and forgives no typing errors.
 */

type Params = Readonly<Record<string, string | number | readonly string[]>>

/** A filter as a condition of a query, and the parameters that it has for a value. */
interface RemoteFilter {
  readonly condition: string
  readonly params: (filters: CatalogueFilters) => Params
}

/** More than any price or duration, since JSON has no infinity. */
const UNLIMITED = 1e9

const remoteFilters = {
  search: {
    condition: /* groq */ `[
    title, instructor->name, category->name,
    ...coalesce(outcomes, []), ...coalesce(curriculum[].title, []), ...coalesce(curriculum[].lessons[].title, [])
  ] match $words`,
    params: ({search}: CatalogueFilters) => ({words: matchPatterns(search)}),
  },
  category: {
    condition: /* groq */ `($category == "" || category->slug.current == $category)`,
    params: ({category}: CatalogueFilters) => ({category: category ?? ''}),
  },
  price: {
    condition: /* groq */ `price >= $minPrice && price <= $maxPrice`,
    params: ({price}: CatalogueFilters) => ({
      minPrice: price.min,
      maxPrice: price.max === PRICE_MAX ? UNLIMITED : price.max,
    }),
  },
  level: {
    // A course with none of the levels is for all of them.
    condition: /* groq */ `($level == "" || level == $level || !(coalesce(level, "") in $levels))`,
    params: ({level}: CatalogueFilters) => ({
      level: level ?? '',
      levels: LEVELS.filter((known) => known !== 'All Levels'),
    }),
  },
  duration: {
    condition: /* groq */ `coalesce(duration, 0) >= $minMinutes && coalesce(duration, 0) < $maxMinutes`,
    params({duration}: CatalogueFilters) {
      const {from, under} = duration === null ? {from: 0, under: Infinity} : DURATIONS[duration]
      return {minMinutes: from, maxMinutes: Math.min(under, UNLIMITED)}
    },
  },
  rating: {
    condition: /* groq */ `($minRating == 0 || ${shownRating} >= $minRating)`,
    params: ({rating}: CatalogueFilters) => ({minRating: rating ?? 0}),
  },
} as const

/** The key of each order: null, so that it sets no course before another, unless it is the order of `$sort`. */
const remoteOrders = {
  popular: /* groq */ `select($sort == "popular" => coalesce(studentsCount, 0)) desc`,
  newest: /* groq */ `select($sort == "newest" => coalesce(publishedAt, "")) desc`,
  'price-low': /* groq */ `select($sort == "price-low" => price) asc`,
  'price-high': /* groq */ `select($sort == "price-high" => price) desc`,
  rating: /* groq */ `select($sort == "rating" => ${shownRating}) desc`,
} as const

const filteredCourses = /* groq */ `${listedCourses}
  && ${remoteFilters.category.condition}
  && ${remoteFilters.price.condition}
  && ${remoteFilters.level.condition}
  && ${remoteFilters.duration.condition}
  && ${remoteFilters.rating.condition}` as const

const foundCourses = /* groq */ `${filteredCourses} && ${remoteFilters.search.condition}` as const

const linkFields = /* groq */ `_id, title, "slug": slug.current, "instructor": instructor->name`

const order =
  /* groq */ `${remoteOrders.popular}, ${remoteOrders.newest}, ${remoteOrders['price-low']}, ${remoteOrders['price-high']}, ${remoteOrders.rating}, _id asc` as const

/** A page of the courses that pass the filters, and how many there are on all pages. */
export const coursePageQuery = defineQuery(`{
  "total": count(*[${filteredCourses}]),
  "courses": *[${filteredCourses}] | order(${order}) [$from...$to] {${courseCardFields}}
}`)

/** The same with a search: in the first order, those with its words in their title come first. */
export const searchPageQuery = defineQuery(`{
  "total": count(*[${foundCourses}]),
  "courses": *[${foundCourses}]
    | score(title match $words)
    | order(select($sort == "popular" => _score) desc, ${order}) [$from...$to] {${courseCardFields}},
  "offered": *[${soldCourses} && listing == "offer" && ${remoteFilters.search.condition}]
    | ${popularFirst} [0...5] {${linkFields}}
}`)

/** The best `$most` of the courses that contain `$words`, also of those in the offer. */
export const matchedCoursesQuery = defineQuery(`*[${soldCourses} && ${remoteFilters.search.condition}]
  | score(title match $words)
  | order(_score desc, coalesce(studentsCount, 0) desc, _id asc) [0...$most] {${linkFields}}`)

/**
 * The parameters of the queries for the filters, apart from the slice. A filter, or an order, that is added to the catalogue alone
 * does not compile here.
 */
export function remoteParams(filters: CatalogueFilters): Params {
  const all: Record<Exclude<keyof CatalogueFilters, keyof OrderAndPage>, RemoteFilter> = remoteFilters
  const sort = filters.sort satisfies keyof typeof remoteOrders
  const params = Object.values(all).map((filter) => filter.params(filters))
  return Object.assign({sort}, ...params) as Params
}
