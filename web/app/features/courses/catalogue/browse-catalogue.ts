import {catalogueFilters, PAGE_SIZE, type CatalogueFilters} from '@lectern/domain/catalogue'
import type {Page} from '@lectern/domain/listing'
import type {Catalogue} from './model'
import type {CourseCard} from '~/features/courses/model'

/**
 * The page of results for the filters. A large catalogue first holds only its most popular courses: the unfiltered
 * first pages can be shown from those; anything else is null until all courses are loaded.
 */
export function browseCatalogue(
  catalogue: Pick<Catalogue, 'courses' | 'total' | 'categories'>,
  filters: CatalogueFilters,
): Page<CourseCard> | null {
  const {courses, total} = catalogue
  const page = () => catalogueFilters.browse(courses, filters, catalogue)
  if (courses.length >= total) return page()
  const beginning =
    !catalogueFilters.isActive(filters) &&
    filters.sort === 'popular' &&
    filters.page * PAGE_SIZE <= courses.length
  return beginning ? {...page(), total, pageCount: Math.ceil(total / PAGE_SIZE)} : null
}
