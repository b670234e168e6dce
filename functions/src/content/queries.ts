import {defineQuery} from 'groq'

/** What a checkout needs of the courses in a cart. */
export const COURSES_BY_ID = defineQuery(`*[_type == "course" && _id in $ids]{_id, title, price}`)

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
