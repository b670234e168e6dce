import {bundleCourses} from '@lectern/domain/content/bundle'
import {isPublicNow} from '@lectern/domain/content/public-content'
import {offerEndField} from '@lectern/domain/content/course-price'
import {imageFields} from '../../lib/sanity/image-query'

/**
 * Filter for courses that are sold and have a page, used by every list of courses. Archived ones are for their owners
 * only, and those with a date to come for nobody yet.
 */
export const coursesOnSale = /* groq */ `_type == "course" && defined(slug.current) && !defined(archivedAt) && ${isPublicNow}`

/** The path of the first free lesson. */
const freeLessonField = /* groq */ `curriculum[]{
    "slugs": lessons[coalesce(free, ^.free) == true && defined(title)].slug.current
  }[defined(slugs[0])][0].slugs[0]`

/** The aggregates of a course's reviews, which the functions write, once there are enough of them for a rating. */
export const realStats = /* groq */ `*[_type == "courseStats" && _id == "courseStats-" + ^._id && defined(rating)][0]`

/** The fields of a card, including all that filtering and sorting need. */
export const courseCardFields = /* groq */ `
  _id,
  title,
  "slug": slug.current,
  level,
  "rating": coalesce(${realStats}.rating, rating),
  studentsCount,
  lessons,
  duration,
  price,
  originalPrice,
  ${offerEndField},
  publishedAt,
  "instructor": instructor->{name, "slug": slug.current},
  "category": category->{name, "slug": slug.current},
  "image": image${imageFields},
  "freeLesson": ${freeLessonField}
`

/** The sections of a course and their lessons, for `toOutline`. */
export const outlineFields = /* groq */ `curriculum[]{
    _key, title, duration, free, opensAfterDays, lessons[]{_key, title, "slug": slug.current, minutes, ownWork, kind, free}
  }`

/** The fields of a bundle itself. */
export const bundleFields = /* groq */ `_id, title, "slug": slug.current, price, until, "image": image${imageFields}`

/** The fields of a bundle in a list and in the cart. */
export const bundleCardFields = /* groq */ `
  ${bundleFields},
  "courses": ${bundleCourses}{_id, title, price, originalPrice, ${offerEndField}}
`

/** Every course that is sold, also those in the offer. */
export const soldCourses = /* groq */ `${coursesOnSale} && length(title) > 0 && price > 0`

/** The courses of the catalogue: of those on sale, all but the ones that are only in the offer. */
export const listedCourses = /* groq */ `${coursesOnSale} && listing != "offer" && length(title) > 0 && price > 0`

/** The order of a catalogue that nobody has sorted. */
export const popularFirst = /* groq */ `order(coalesce(studentsCount, 0) desc, _id asc)`
