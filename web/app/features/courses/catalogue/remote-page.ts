import {matchPatterns} from '~/lib/sanity/match-patterns'
import {catalogueFilters, PAGE_SIZE, type CatalogueFilters} from '@lectern/domain/catalogue'
import type {Page} from '@lectern/domain/lists/listing'
import type {CourseSearch, LinkedCourse} from './course-search'
import {matchedCoursesQuery, remoteQuery} from './remote-queries'
import {OfferedCourses, SuggestedCourses} from './suggestions'
import type {LoadedSearch} from './use-course-search'
import {toCourseCard, type CourseCard} from '~/features/courses/model'
import {fetchContent} from '~/lib/sanity/client'
import {text, withoutNulls} from '~/lib/sanity/parse'
import type {SearchPageQueryResult} from '~/lib/sanity/types.generated'

/** A page of the courses that pass the filters, and what a search finds besides. */
export interface RemotePage {
  page: Page<CourseCard>
  search: LoadedSearch<Pick<CourseSearch, 'offered' | 'suggested'>>
}

const SUGGESTIONS = 3

/** Fetches a page of the courses that pass the filters; a page past the end gives the last one. Throws like `fetchContent`. */
export async function fetchCoursePage(filters: CatalogueFilters, signal?: AbortSignal): Promise<RemotePage> {
  const asked = await fetchResults(filters, filters.page, signal)
  const pageCount = Math.max(1, Math.ceil(asked.total / PAGE_SIZE))
  const page = Math.min(filters.page, pageCount)
  const {total, courses, offered} = page === filters.page ? asked : await fetchResults(filters, page, signal)
  const suggested = total === 0 && filters.search !== '' ? await fetchPopular(signal) : []
  return {
    page: {items: withoutNulls(courses.map(toCourseCard)), page, pageCount, total},
    search: {
      courses: {offered: () => offered, suggested: () => suggested},
      OfferedCourses,
      SuggestedCourses,
    },
  }
}

async function fetchPopular(signal: AbortSignal | undefined): Promise<LinkedCourse[]> {
  const {courses} = await fetchResults(catalogueFilters.initial, 1, signal)
  const cards = withoutNulls<CourseCard>(courses.map(toCourseCard))
  return cards.slice(0, SUGGESTIONS).map((course) => ({...course, people: course.instructor}))
}

/** Fetches the best courses that contain all words of a search, at most `most`. Throws like `fetchContent`. */
export async function fetchMatchedCourses(
  search: string,
  most: number,
  signal?: AbortSignal,
): Promise<LinkedCourse[]> {
  const found = await fetchContent(matchedCoursesQuery, {words: matchPatterns(search), most}, signal)
  return found.map(toLinkedCourse)
}

async function fetchResults(filters: CatalogueFilters, page: number, signal: AbortSignal | undefined) {
  const {query, params} = remoteQuery(filters)
  const slice = {from: (page - 1) * PAGE_SIZE, to: page * PAGE_SIZE}
  const found = await fetchContent(query, {...params, ...slice}, signal)
  return {...found, offered: 'offered' in found ? found.offered.map(toLinkedCourse) : []}
}

type RawLink = SearchPageQueryResult['offered'][number]

function toLinkedCourse({_id, title, slug, instructor}: RawLink): LinkedCourse {
  return {id: _id, title: text(title), slug: text(slug), people: text(instructor)}
}
