import {bundlesOnSale} from '@lectern/domain/content/bundle'
import {linkedText} from '@lectern/domain/content/linked-text'
import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'
import {imageFields} from '../../../lib/sanity/image-query'
import {seoFields} from '../../../lib/sanity/seo/seo-query'
import {publicVideoFields} from '../../../lib/video/public-video-query'
import {bundleCardFields, courseCardFields, coursesOnSale, outlineFields, realStats} from '../queries'

const courseDetailFields = /* groq */ `
  ${courseCardFields},
  listing,
  ${seoFields},
  description[]${linkedText},
  outcomes,
  archivedAt,
  trailer{${publicVideoFields}, "uploadedAt": file.asset->_createdAt},
  "reviews": ${realStats}.reviews,
  ${outlineFields},
  "teacher": instructor->{
    "id": _id, name, "slug": slug.current, title, bio, rating, studentsCount, "image": image${imageFields}
  }
`

/** One course, by slug, by built-in sample number, or by document id. */
export const courseQuery =
  defineQuery(`*[_type == "course" && defined(slug.current) && ${isPublicNow} && (slug.current == $id || $id in formerSlugs || _id == $id || number == $number)]
  | order((slug.current == $id) desc)[0] {
    ${courseDetailFields},
    "bundles": select(!defined(archivedAt) => *[${bundlesOnSale} && ^._id in courses[]._ref] | order(title asc) {
      ${bundleCardFields}
    }),
    "related": *[${coursesOnSale} && listing != "offer" && _id != ^._id]
      | order(select(category._ref == ^.category._ref => 0, 1) asc, studentsCount desc, _id asc)[0...4] {${courseCardFields}}
  }`)

/** Every course with all data of its page: the build's single query for all pages. */
export const allCoursesQuery = defineQuery(`*[${coursesOnSale}] {${courseDetailFields}, number}`)
