import {useEffect, useState} from 'react'
import type {CourseSearch} from './course-search'

/** The search with what its results are shown with, fetched together when somebody searches. */
export interface LoadedSearch {
  courses: CourseSearch
  OfferedCourses: typeof import('./suggestions').OfferedCourses
  SuggestedCourses: typeof import('./suggestions').SuggestedCourses
}

/**
 * The search over more than the list itself knows, which is fetched once it is wanted. Undefined until it is there; null when it
 * could not be fetched: the titles and instructors of the list can then still be searched.
 */
export function useCourseSearch(wanted: boolean): LoadedSearch | null | undefined {
  const [search, setSearch] = useState<LoadedSearch | null>()
  const isNeeded = wanted && !search

  useEffect(() => {
    if (!isNeeded) return
    const leaving = new AbortController()
    void load(leaving.signal).then(
      (loaded) => leaving.signal.aborted || setSearch(loaded),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        console.warn('Only titles and instructors are searched.', error)
        setSearch(null)
      },
    )
    return () => leaving.abort()
  }, [isNeeded])

  return search
}

async function load(signal: AbortSignal): Promise<LoadedSearch> {
  const [{loadCourseSearch}, {OfferedCourses, SuggestedCourses}] = await Promise.all([
    import('./course-search'),
    import('./suggestions'),
  ])
  return {courses: await loadCourseSearch(signal), OfferedCourses, SuggestedCourses}
}
