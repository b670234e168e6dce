import {catalogueFilters, PAGE_SIZE, type CatalogueFilters} from '@lectern/domain/catalogue'
import {toBundleCard, type BundleCard} from '~/features/courses/bundles/model'
import {toCourseCard, type CourseCard} from '~/features/courses/model'
import {catalogueQuery} from '~/features/courses/catalogue-queries'
import type {FilterControls} from '~/lib/router/use-filters'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'
import {lines, withoutNulls, text} from '~/lib/sanity/parse'
import {fetchContent} from '~/lib/sanity/client'
import type {CatalogueQueryResult} from '~/lib/sanity/types.generated'

export interface Category {
  id: string
  slug: string
  name: string
  description: string
  /** paragraphs at the top of its page; empty but for the category whose page it is */
  text: string
  /** likewise */
  seo?: Seo
  /** the address asked for is a former one of this category */
  hasMoved?: true
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

/** All data that the catalogue, or the page of a category, shows, filters and sorts. */
export interface Catalogue {
  courses: CourseCard[]
  /** number of all courses, even when `courses` holds only the first ones */
  total: number
  /** too large to be downloaded: every page but the first is fetched on its own */
  isLarge: boolean
  categories: Category[]
  /** none on the page of a category */
  bundles: BundleCard[]
  whyLearn: Reason[]
  /** of the screen with all courses; a category has its own */
  seo: Seo
  /** prerendered data, because the content API didn't respond; a large catalogue is then incomplete */
  outdated?: boolean
}

export type CatalogueControls = FilterControls<CatalogueFilters>

/** Up to this many courses are downloaded, and searched, filtered and sorted in the browser. */
export const MOST_IN_BROWSER = 500
/** Up to this many courses are all in the prerendered page; a larger catalogue has only its first page there. */
const MOST_IN_A_PAGE = 200

/**
 * Fetches the current catalogue.
 * @param category the slug of the only category whose courses it holds; all without it
 */
export async function loadCatalogue(signal?: AbortSignal, category = ''): Promise<Catalogue> {
  const params = {category, most: MOST_IN_BROWSER, first: PAGE_SIZE}
  return toCatalogue(await fetchContent(catalogueQuery, params, signal))
}

/** Maps the query result to the catalogue, most popular courses first. */
export function toCatalogue(raw: CatalogueQueryResult): Catalogue {
  const isLarge = raw.total > MOST_IN_BROWSER
  const courses = catalogueFilters.sort(withoutNulls(withoutNulls(raw.courses).map(toCourseCard)), 'popular')
  return {
    courses,
    // A course of a few hundred that has no card is not counted.
    total: isLarge ? raw.total : courses.length,
    isLarge,
    categories: withoutNulls(raw.categories).flatMap((category): Category[] => {
      const slug = text(category.slug)
      const name = text(category.name)
      if (slug === '' || name === '') return []
      return [
        {
          id: category._id,
          slug,
          name,
          description: text(category.description),
          text: text(category.text),
          ...(category.hasMoved && {hasMoved: true as const}),
          ...(category.seo && {seo: toSeo(category.seo)}),
          blurbs: lines(category.blurbs),
          count: category.count,
        },
      ]
    }),
    bundles: withoutNulls(raw.bundles.map(toBundleCard)),
    whyLearn: withoutNulls(raw.whyLearn).flatMap((reason) => {
      const title = text(reason.title)
      return title === '' ? [] : [{key: reason._key, title, text: text(reason.text), icon: text(reason.icon)}]
    }),
    seo: toSeo(raw.seo),
  }
}

/** The catalogue as embedded in the prerendered page: only the first page of a large one. */
export function forBuiltPage(catalogue: Catalogue): Catalogue {
  return catalogue.total <= MOST_IN_A_PAGE
    ? catalogue
    : {...catalogue, courses: catalogue.courses.slice(0, PAGE_SIZE)}
}
