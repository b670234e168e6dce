import {isPublicNow} from '@lectern/domain/content/public-content'
import {bundlesOnSale} from '@lectern/domain/content/bundle'
import {defineQuery} from 'groq'
import {coursesOnSale, listedCourses, outlineFields} from '../courses/queries'

/**
 * The documents with a page each, by type: only those with a name, because a page without one is a 404, at which the build
 * fails.
 */
export const documentsQuery = defineQuery(`{
  "course": *[${coursesOnSale} && length(title) > 0 && price > 0] {"slug": slug.current, number, _updatedAt},
  "bundle": *[${bundlesOnSale}] {"slug": slug.current, _updatedAt},
  "category": *[_type == "category" && defined(slug.current) && length(name) > 0] {
    "slug": slug.current, _updatedAt, "isEmpty": count(*[${listedCourses} && category._ref == ^._id]) == 0
  },
  "instructor": *[_type == "instructor" && defined(slug.current) && length(name) > 0] {"slug": slug.current, number, _updatedAt},
  "article": *[_type == "article" && defined(slug.current) && ${isPublicNow} && length(title) > 0] | order(date desc) {
    "slug": slug.current, number, _updatedAt
  },
  "page": *[_type == "page" && defined(slug.current) && length(title) > 0] {"slug": slug.current, _updatedAt},
  "lesson": *[${coursesOnSale} && length(title) > 0 && price > 0 && count(curriculum[defined(lessons)].lessons[]) > 0] {
    "slug": slug.current, _updatedAt,
    ${outlineFields},
    "written": curriculum[].lessons[defined(content)]._key
  }
}`)

/** The articles of the RSS feed, newest first: readers of feeds keep what they have, and fetch all of it each time. */
export const feedQuery =
  defineQuery(`*[_type == "article" && defined(slug.current) && ${isPublicNow} && length(title) > 0] | order(date desc)[0...50] {
  "slug": slug.current, title, excerpt, date, category
}`)
