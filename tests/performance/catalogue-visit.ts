import {catalogueFilters, type CatalogueFilters} from '@lectern/domain/catalogue'
import {loadCourseSearch} from '../../web/app/features/courses/catalogue/course-search'
import {loadCategory} from '../../web/app/features/courses/catalogue/load-courses'
import {forBuiltPage, loadCatalogue} from '../../web/app/features/courses/catalogue/model'
import {fetchCoursePage} from '../../web/app/features/courses/catalogue/remote-page'
import {loadSiteSearch, searchCourses} from '../../web/app/layout/search/site-search'

/** The part of the benchmark that is the storefront's own code: what each step of a visit to the catalogue asks the content API for. */
export async function visitCatalogue(category: string) {
  const catalogue = await loadCatalogue()
  /** Up to a few hundred courses the browser has them all. */
  const remote = (change: Partial<CatalogueFilters>) => async () => {
    if (catalogue.isLarge) await fetchCoursePage({...catalogueFilters.initial, ...change})
  }
  return {
    pageData: JSON.stringify(forBuiltPage(catalogue)),
    steps: {
      'the catalogue': () => loadCatalogue(),
      'the second page': remote({page: 2}),
      'level, price and order': remote({level: 'Beginner', price: {min: 20, max: 80}, sort: 'rating'}),
      'a search': () =>
        catalogue.isLarge
          ? fetchCoursePage({...catalogueFilters.initial, search: 'pricing'})
          : loadCourseSearch(''),
      'a category': () => loadCategory(category, new URL(`http://shop.test/courses/${category}`)),
      'the search of the header': async () => {
        const {isLarge} = await loadSiteSearch()
        if (isLarge) await searchCourses('pricing')
      },
    },
  }
}
