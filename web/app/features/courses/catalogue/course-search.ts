import {MOST_IN_BROWSER} from './model'
import {courseSearchQuery} from '~/features/courses/catalogue-queries'
import {SearchIndex, type SearchEntry, type SearchHit} from '~/lib/search/search-index'
import {fetchContent} from '~/lib/sanity/client'
import {lines, text, withoutNulls} from '~/lib/sanity/parse'
import type {CourseSearchQueryResult} from '~/lib/sanity/types.generated'

/** A course as a search knows it. */
export interface FoundCourse extends SearchEntry {
  slug: string
  /** listed as home page offer, and not in the catalogue's list, whether or not it is in an offer that runs */
  isOffered: boolean
}

/** What a link to a found course shows. */
export type LinkedCourse = Pick<FoundCourse, 'id' | 'slug' | 'title' | 'people'>

/** Searches titles, instructors, categories, outcomes and the titles of lessons. */
export interface CourseSearch {
  /** the score of every course that is found, by id */
  scores: (search: string) => ReadonlyMap<string, number>
  /** those of them outside the catalogue's list that are found, best first */
  offered: (search: string) => LinkedCourse[]
  /** for a search that finds nothing: the courses that have some of its words, or else the most popular ones */
  suggested: (search: string) => LinkedCourse[]
}

const SUGGESTIONS = 3

/**
 * Fetches what is searched. Throws like `fetchContent`.
 * @param category the slug of the only category whose courses are searched; empty for all
 */
export async function loadCourseSearch(category: string, signal?: AbortSignal): Promise<CourseSearch> {
  const {courses} = await loadCourseEntries(category, signal)
  return toCourseSearch(courses)
}

/**
 * Fetches the courses as a search knows them, the most popular first. Of a large catalogue these are those of the category and of the
 * offer alone, and `isLarge` is true.
 */
export async function loadCourseEntries(category: string, signal?: AbortSignal) {
  const params = {category, most: MOST_IN_BROWSER}
  const {total, courses} = await fetchContent(courseSearchQuery, params, signal)
  return {isLarge: total > MOST_IN_BROWSER, courses: toCourseEntries(courses)}
}

export function toCourseEntries(raw: CourseSearchQueryResult['courses']): FoundCourse[] {
  return raw.flatMap((course): FoundCourse[] => {
    const slug = text(course.slug)
    if (slug === '') return []
    const sections = withoutNulls(course.curriculum)
    return [
      {
        id: course._id,
        slug,
        title: text(course.title),
        people: text(course.instructor),
        category: text(course.category),
        details: [
          ...lines(course.outcomes),
          ...sections.flatMap(({title, lessons}) => [text(title), ...lines(lessons)]),
        ],
        isOffered: course.listing === 'offer',
      },
    ]
  })
}

/** @param courses the most popular first */
export async function toCourseSearch(courses: readonly FoundCourse[]): Promise<CourseSearch> {
  const index = await SearchIndex.of(courses)
  return {
    scores: (search) => new Map(index.search(search).map(({entry, score}) => [entry.id, score])),
    offered: (search) => entriesOf(index.search(search)).filter(({isOffered}) => isOffered),
    suggested(search) {
      const similar = entriesOf(index.similar(search))
      return (similar.length > 0 ? similar : courses.filter(({isOffered}) => !isOffered)).slice(
        0,
        SUGGESTIONS,
      )
    },
  }
}

const entriesOf = (hits: readonly SearchHit<FoundCourse>[]) => hits.map(({entry}) => entry)
