import {browse, hasActiveFilters, PAGE_SIZE, type CatalogueFilters} from '@lectern/domain/catalogue'
import type {Page} from '@lectern/domain/listing'
import type {Catalogue} from './model'
import type {CourseCard} from '~/features/courses/model'

/**
 * The page of the catalogue that the filters ask for. A large catalogue begins with the most popular courses alone: what can
 * be said of those is said, and anything else is null until all of them are there.
 */
export function browseCatalogue(
  {courses, total}: Pick<Catalogue, 'courses' | 'total'>,
  filters: CatalogueFilters,
): Page<CourseCard> | null {
  if (courses.length >= total) return browse(courses, filters)
  const beginning =
    !hasActiveFilters(filters) && filters.sort === 'popular' && filters.page * PAGE_SIZE <= courses.length
  return beginning ? {...browse(courses, filters), total, pageCount: Math.ceil(total / PAGE_SIZE)} : null
}
