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
  /** the name of an icon of the sprite; empty when none was chosen */
  icon: string
}

/** All that the catalogue shows, filters and sorts. */
export interface Catalogue {
  courses: CourseCard[]
  /** how many there are, also when `courses` holds only the first page of them */
  total: number
  categories: Category[]
  whyLearn: Reason[]
  /** as it was built, because the content API did not answer; then a large catalogue is not whole */
  outdated?: boolean
}

export type CatalogueControls = FilterControls<CatalogueFilters>

/** Up to this many courses the built page holds them all; of more it holds the first, and the rest come after it. */
const MOST_IN_A_PAGE = 200
const BLURBS = 2

/** Asks for the catalogue as it is now. */
export async function loadCatalogue(signal?: AbortSignal): Promise<Catalogue> {
  return toCatalogue(await fetchContent(catalogueQuery, {}, signal))
}

/** The catalogue by its content, the most popular courses first. */
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

/** The catalogue as a built page carries it: of a large one only the beginning. */
export function forBuiltPage(catalogue: Catalogue): Catalogue {
  return catalogue.total <= MOST_IN_A_PAGE
    ? catalogue
    : {...catalogue, courses: catalogue.courses.slice(0, 12)}
}
