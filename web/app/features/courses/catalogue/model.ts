import {catalogueFilters, type CatalogueFilters} from '@lectern/domain/catalogue'
import {toCourseCard, type CourseCard} from '~/features/courses/model'
import {catalogueQuery} from '~/features/courses/queries'
import type {FilterControls} from '~/lib/router/use-filters'
import {withoutNulls, text} from '~/lib/sanity/parse'
import {fetchContent} from '~/lib/sanity/client'
import type {CatalogueQueryResult} from '~/lib/sanity/types.generated'

export interface Category {
  slug: string
  name: string
  description: string
  /** titles of its most popular courses */
  blurbs: string[]
  count: number
}

export interface Reason {
  key: string
  title: string
  text: string
  /** name of an icon in the sprite; empty when none was chosen */
  icon: string
}

/** All data that the catalogue shows, filters and sorts. */
export interface Catalogue {
  courses: CourseCard[]
  /** number of all courses, even when `courses` holds only the first page */
  total: number
  categories: Category[]
  whyLearn: Reason[]
  /** prerendered data, because the content API didn't respond; a large catalogue is then incomplete */
  outdated?: boolean
}

export type CatalogueControls = FilterControls<CatalogueFilters>

/**
 * Up to this many courses are all in the prerendered page; a larger catalogue has only its first page there and
 * fetches the rest.
 */
const MOST_IN_A_PAGE = 200
const BLURBS = 2

/** Fetches the current catalogue. */
export async function loadCatalogue(signal?: AbortSignal): Promise<Catalogue> {
  return toCatalogue(await fetchContent(catalogueQuery, {}, signal))
}

/** Maps the query result to the catalogue, most popular courses first. */
export function toCatalogue(raw: CatalogueQueryResult): Catalogue {
  const courses = catalogueFilters.sort(withoutNulls(raw.courses.map(toCourseCard)), 'popular')
  return {
    courses,
    total: courses.length,
    categories: withoutNulls(raw.categories).flatMap((category): Category[] => {
      const slug = text(category.slug)
      const name = text(category.name)
      if (slug === '' || name === '') return []
      const own = courses.filter((course) => course.category === slug)
      return [
        {
          slug,
          name,
          description: text(category.description),
          blurbs: own.slice(0, BLURBS).map((course) => course.title),
          count: own.length,
        },
      ]
    }),
    whyLearn: withoutNulls(raw.whyLearn).flatMap((reason) => {
      const title = text(reason.title)
      return title === '' ? [] : [{key: reason._key, title, text: text(reason.text), icon: text(reason.icon)}]
    }),
  }
}

/** The catalogue as embedded in the prerendered page: only the first courses of a large one. */
export function forBuiltPage(catalogue: Catalogue): Catalogue {
  return catalogue.total <= MOST_IN_A_PAGE
    ? catalogue
    : {...catalogue, courses: catalogue.courses.slice(0, 12)}
}
