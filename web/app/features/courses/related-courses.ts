import {catalogueFilters} from '@lectern/domain/catalogue'
import type {CourseCard} from './model'

/** How many related courses are shown. */
const RELATED = 4

/**
 * Returns a function that finds related courses: same category first, then the most popular. The catalogue is sorted
 * once, so that each lookup during a build is cheap.
 */
export function relatedFinder(catalogue: readonly CourseCard[]): (course: CourseCard) => CourseCard[] {
  const popular = catalogueFilters.sort(catalogue, 'popular')
  const byCategory = Map.groupBy(popular, ({category}) => category)
  return (course) => {
    const related = new Map<string, CourseCard>()
    for (const group of [byCategory.get(course.category) ?? [], popular]) {
      for (const candidate of group) {
        if (related.size === RELATED) break
        if (candidate.id !== course.id) related.set(candidate.id, candidate)
      }
    }
    return [...related.values()]
  }
}
