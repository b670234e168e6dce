import {catalogueFilters, shownRating, type CatalogueFilters} from '@lectern/domain/catalogue'
import {defineQuery} from 'groq'
import {matchPatterns} from '~/lib/sanity/match-patterns'
import {courseCardFields, listedCourses, popularFirst, soldCourses} from '../queries'

/*
 * The catalogue as GROQ, for one that is too large to be downloaded. The conditions of the filters stand beside their predicates in
 * `catalogueFilters` (`domain/src/catalogue.ts`); here are the sort orders, and the search, which is one of its own: it finds words by
 * their beginning, and forgives no typing errors.
 */

/** The key of each order: null, so that it sets no course before another, unless it is the order of `$sort`. */
const remoteOrders = {
  popular: /* groq */ `select($sort == "popular" => coalesce(studentsCount, 0)) desc`,
  newest: /* groq */ `select($sort == "newest" => coalesce(publishedAt, "")) desc`,
  'price-low': /* groq */ `select($sort == "price-low" => price) asc`,
  'price-high': /* groq */ `select($sort == "price-high" => price) desc`,
  rating: /* groq */ `select($sort == "rating" => ${shownRating}) desc`,
} as const

const order =
  /* groq */ `${remoteOrders.popular}, ${remoteOrders.newest}, ${remoteOrders['price-low']}, ${remoteOrders['price-high']}, ${remoteOrders.rating}, _id asc` as const

const hasWords = /* groq */ `[
    title, instructor->name, category->name,
    ...coalesce(outcomes, []), ...coalesce(curriculum[].title, []), ...coalesce(curriculum[].lessons[].title, [])
  ] match $words` as const

const linkFields = /* groq */ `_id, title, "slug": slug.current, "instructor": instructor->name`

/* Each query in three parts: between them stand the conditions of the filters, which change nothing of the type of the result. */

const pageParts = {
  count: /* groq */ `{
  "total": count(*[${listedCourses}`,
  found: /* groq */ `]),
  "courses": *[${listedCourses}`,
  rest: /* groq */ `] | order(${order}) [$from...$to] {${courseCardFields}}
}`,
} as const

const searchParts = {
  count: /* groq */ `{
  "total": count(*[${listedCourses} && ${hasWords}`,
  found: /* groq */ `]),
  "courses": *[${listedCourses} && ${hasWords}`,
  rest: /* groq */ `]
    | score(title match $words)
    | order(select($sort == "popular" => _score) desc, ${order}) [$from...$to] {${courseCardFields}},
  "offered": *[${soldCourses} && listing == "offer" && ${hasWords}]
    | ${popularFirst} [0...5] {${linkFields}}
}`,
} as const

/** A page of the courses of the catalogue, and how many there are on all pages. */
const coursePageQuery = defineQuery(`${pageParts.count}${pageParts.found}${pageParts.rest}`)

/** The same with a search: in the first order, those with its words in their title come first. */
const searchPageQuery = defineQuery(`${searchParts.count}${searchParts.found}${searchParts.rest}`)

/** The best `$most` of the courses that contain `$words`, also of those in the offer. */
export const matchedCoursesQuery = defineQuery(`*[${soldCourses} && ${hasWords}]
  | score(title match $words)
  | order(_score desc, coalesce(studentsCount, 0) desc, _id asc) [0...$most] {${linkFields}}`)

/** The query of what the filters find, and its parameters apart from the slice. */
export function remoteQuery(filters: CatalogueFilters) {
  const conditions = catalogueFilters.conditions(filters)
  const narrowed = conditions.map(({groq}) => ` && (${groq})`).join('')
  const sort = filters.sort satisfies keyof typeof remoteOrders
  const params = Object.assign({sort}, ...conditions.map((condition) => condition.params)) as Readonly<
    Record<string, string | number>
  >
  return filters.search === ''
    ? {query: Object.values(pageParts).join(narrowed) as typeof coursePageQuery, params}
    : {
        query: Object.values(searchParts).join(narrowed) as typeof searchPageQuery,
        params: {...params, words: matchPatterns(filters.search)},
      }
}
