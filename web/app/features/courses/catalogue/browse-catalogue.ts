import {catalogueFilters, PAGE_SIZE, type CatalogueFilters} from '@lectern/domain/catalogue'
import type {Page} from '@lectern/domain/lists/listing'
import type {Catalogue} from './model'
import type {CourseSearch} from './course-search'
import type {CourseCard} from '~/features/courses/model'

/**
 * The page of results for the filters. A large catalogue first holds only its most popular courses: the unfiltered
 * first page can be shown from those; anything else is null until all courses are loaded, or a page of them is fetched.
 * @param search finds courses by more than the list knows; undefined while it is fetched, null when it could not be: nothing is
 *   then said not to exist before all has been searched
 */
export function browseCatalogue(
  catalogue: Pick<Catalogue, 'courses' | 'total' | 'categories'>,
  filters: CatalogueFilters,
  search?: Pick<CourseSearch, 'scores'> | null,
): Page<CourseCard> | null {
  const {courses, total, categories} = catalogue
  const page = () => catalogueFilters.browse(courses, filters, {categories, scores: search?.scores})
  if (courses.length >= total) {
    const shown = page()
    return shown.total === 0 && filters.search !== '' && search === undefined ? null : shown
  }
  const beginning =
    !catalogueFilters.isActive(filters) &&
    filters.sort === 'popular' &&
    filters.page * PAGE_SIZE <= courses.length
  return beginning ? {...page(), total, pageCount: Math.ceil(total / PAGE_SIZE)} : null
}
