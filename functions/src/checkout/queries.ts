import {bundleCourses, bundlesOnSale} from '@lectern/domain/content/bundle'
import {isPublicNow} from '@lectern/domain/content/public-content'
import {offerEndField} from '@lectern/domain/content/course-price'
import {defineQuery} from 'groq'

const pricedCourse = /* groq */ `{_id, title, "slug": slug.current, price, originalPrice, ${offerEndField}, delivery, "instructorId": instructor._ref}`

/**
 * What a checkout needs of the courses and bundles in a cart, by their ids. Courses that are archived are not sold any more, those
 * with a date to come not yet; of a bundle the courses that are sold.
 */
export const cartQuery = defineQuery(`{
  "courses": *[_type == "course" && _id in $ids && !defined(archivedAt) && ${isPublicNow}]${pricedCourse},
  "bundles": *[_id in $ids && ${bundlesOnSale}]{_id, title, price, "courses": ${bundleCourses}${pricedCourse}}
}`)

/** From how many seats on each costs how much less. */
export const seatPricesQuery = defineQuery(`*[_id == "siteSettings"][0].seatPrices[]{from, percentOff}`)
