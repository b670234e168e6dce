import {isPublicNow} from '@lectern/domain/content/public-content'
import {offerEndField} from '@lectern/domain/content/course-price'
import {defineQuery} from 'groq'

/**
 * The document of a type with that slug, former slug, number (of a built-in sample) or document id: its slug, whether it has moved
 * there from the given one, and of a course the slug of the lesson that has the given address, or had it.
 */
export const documentAtQuery = defineQuery(`*[
  _type == $type && defined(slug.current) && ${isPublicNow} &&
  (slug.current == $slug || $slug in formerSlugs || _id == $id || number == $number)
] | order((slug.current == $slug) desc)[0]{
  "slug": slug.current,
  "hasMoved": slug.current != $slug && $slug in coalesce(formerSlugs, []),
  "lesson": coalesce(
    (curriculum[].lessons[])[slug.current == $lesson][0].slug.current,
    (curriculum[].lessons[])[$lesson in formerSlugs][0].slug.current
  )
}`)

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
  originalPrice,
  ${offerEndField},
  "image": image.asset->url
}`)
