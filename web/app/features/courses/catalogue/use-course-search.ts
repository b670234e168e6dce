import type {CourseSearch} from './course-search'
import {useFetched} from '~/lib/router/use-fetched'

/** What a search finds, with what its results are shown with, fetched together when somebody searches. */
export interface LoadedSearch<Courses = CourseSearch> {
  courses: Courses
  OfferedCourses: typeof import('./suggestions').OfferedCourses
  SuggestedCourses: typeof import('./suggestions').SuggestedCourses
}

/**
 * The search over more than the list itself knows, which is fetched once it is wanted. Undefined until it is there; null when it
 * could not be fetched: the titles and instructors of the list can then still be searched.
 * @param category the slug of the only category whose courses are searched; empty for all
 */
export function useCourseSearch(wanted: boolean, category: string): LoadedSearch | null | undefined {
  const {value, hasFailed} = useFetched(wanted ? category : null, load)
  return hasFailed ? null : value
}

async function load(category: string, signal: AbortSignal): Promise<LoadedSearch> {
  const [{loadCourseSearch}, {OfferedCourses, SuggestedCourses}] = await Promise.all([
    import('./course-search'),
    import('./suggestions'),
  ])
  return {courses: await loadCourseSearch(category, signal), OfferedCourses, SuggestedCourses}
}
