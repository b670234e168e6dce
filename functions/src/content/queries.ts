import {defineQuery} from 'groq'

/** How many documents of a type have that slug, number (of a built-in sample) or document id. */
export const documentCountQuery = defineQuery(`count(*[
  _type == $type && defined(slug.current) && (slug.current == $slug || _id == $id || number == $number)
])`)

/** How many lessons of that course, named as above, have that address. */
export const lessonCountQuery = defineQuery(`count(*[
  _type == "course" && (slug.current == $slug || _id == $id || number == $number)
].curriculum[].lessons[slug.current == $lesson])`)

/** How many pages are at `/{slug}`. */
export const pageCountQuery = defineQuery(`count(*[_type == "page" && slug.current == $slug])`)

/** What the mail about a new course says; nothing of one that is archived. */
export const newCourseQuery = defineQuery(`*[_type == "course" && _id == $id && !defined(archivedAt)][0]{
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
