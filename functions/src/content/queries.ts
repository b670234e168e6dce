import {isPublicNow} from '@lectern/domain/public-content'
import {defineQuery} from 'groq'

/** How many documents of a type have that slug, number (of a built-in sample) or document id. */
export const documentCountQuery = defineQuery(`count(*[
  _type == $type && defined(slug.current) && ${isPublicNow} && (slug.current == $slug || _id == $id || number == $number)
])`)

/** How many lessons of that course, named as above, have that address. */
export const lessonCountQuery = defineQuery(`count(*[
  _type == "course" && ${isPublicNow} && (slug.current == $slug || _id == $id || number == $number)
].curriculum[].lessons[slug.current == $lesson])`)

/** How many pages are at `/{slug}`. */
export const pageCountQuery = defineQuery(`count(*[_type == "page" && slug.current == $slug])`)

/** The date of a published course that has not come yet. */
export const dateToComeQuery = defineQuery(
  `*[_type == "course" && _id == $id && !defined(archivedAt) && !(${isPublicNow})][0].publishedAt`,
)

/** What the mail about a new course says; nothing of one that is archived, or whose date has not come. */
export const newCourseQuery =
  defineQuery(`*[_type == "course" && _id == $id && !defined(archivedAt) && ${isPublicNow}][0]{
  _id,
  title,
  "slug": slug.current,
  "instructor": instructor->name,
  "summary": pt::text(description),
  level,
  duration,
  price,
  "image": image.asset->url
}`)
