import {bundleCourses, bundlesOnSale, bundlesWithPage} from '@lectern/domain/content/bundle'
import {linkedText} from '@lectern/domain/content/linked-text'
import {defineQuery} from 'groq'
import {seoFields} from '../../../lib/sanity/seo/seo-query'
import {bundleCardFields, bundleFields, courseCardFields} from '../queries'

/** One bundle with the cards of its courses, by slug or by document id: also one that is no longer sold. */
export const bundleQuery =
  defineQuery(`*[${bundlesWithPage} && (slug.current == $id || $id in formerSlugs || _id == $id)]
  | order((slug.current == $id) desc)[0] {
    ${bundleFields},
    ${seoFields},
    description[]${linkedText},
    "courses": ${bundleCourses}{${courseCardFields}}
  }`)

/** Every bundle that is sold: the build's single query for the pages of courses. */
export const allBundlesQuery = defineQuery(`*[${bundlesOnSale}] | order(title asc) {${bundleCardFields}}`)
