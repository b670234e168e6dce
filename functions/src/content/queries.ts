import {defineQuery} from 'groq'

/** What a checkout needs of the courses in a cart. */
export const COURSES_BY_ID = defineQuery(`*[_type == "course" && _id in $ids]{_id, title, price}`)

/** How many things of a type have that slug, number (of a built-in sample) or document id. */
export const THINGS_BY_NAME = defineQuery(`count(*[
  _type == $type && defined(slug.current) && (slug.current == $slug || _id == $id || number == $number)
])`)

/** What the mail about a new course says. */
export const NEW_COURSE = defineQuery(`*[_type == "course" && _id == $id][0]{
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
