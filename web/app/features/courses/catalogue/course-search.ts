import {courseSearchQuery} from '~/features/courses/queries'
import {SearchIndex, type SearchEntry, type SearchHit} from '~/lib/search/search-index'
import {fetchContent} from '~/lib/sanity/client'
import {lines, text, withoutNulls} from '~/lib/sanity/parse'
import type {CourseSearchQueryResult} from '~/lib/sanity/types.generated'

/** A course as a search knows it. */
export interface FoundCourse extends SearchEntry {
  slug: string
  /** sold in the offer, and not in the catalogue's list */
  isOffered: boolean
}

/** Searches titles, instructors, categories, outcomes and the titles of lessons. */
export interface CourseSearch {
  /** the score of every course that is found, by id */
  scores: (search: string) => ReadonlyMap<string, number>
  /** the courses of the offer that are found, best first */
  offered: (search: string) => FoundCourse[]
  /** for a search that finds nothing: the courses that have some of its words, or else the most popular ones */
  suggested: (search: string) => FoundCourse[]
}

const SUGGESTIONS = 3

/** Fetches what is searched. Throws like `fetchContent`. */
export async function loadCourseSearch(signal?: AbortSignal): Promise<CourseSearch> {
  return toCourseSearch(await loadCourseEntries(signal))
}

/** Fetches the courses as a search knows them, the most popular first. */
export async function loadCourseEntries(signal?: AbortSignal): Promise<FoundCourse[]> {
  return toCourseEntries(await fetchContent(courseSearchQuery, {}, signal))
}

export function toCourseEntries(raw: CourseSearchQueryResult): FoundCourse[] {
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
