import {catalogueFilters, PAGE_SIZE, type CatalogueFilters} from '@lectern/domain/catalogue'
import type {Page} from '@lectern/domain/listing'
import type {Catalogue} from './model'
import type {CourseCard} from '~/features/courses/model'

/**
 * The page of the catalogue that the filters ask for. A large catalogue begins with the most popular courses alone: what can
 * be said of those is said, and anything else is null until all of them are there.
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
