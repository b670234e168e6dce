import {isPublicNow} from './public-content.ts'

// By itself: types of queries follow constants, and not their properties.
const FEWEST_COURSES = 2

/** How many courses a bundle has. */
export const BUNDLE_COURSES = {min: FEWEST_COURSES, max: 20} as const

/**
 * GROQ: the courses of a bundle that are sold, in the editors' order. What is archived or not public yet is not among them. In
 * parentheses: after `[]->` a filter would be one of each course.
 */
export const bundleCourses = /* groq */ `(courses[]->)[
    _type == "course" && defined(slug.current) && !defined(archivedAt) && ${isPublicNow} && length(title) > 0 && price > 0
  ]`

/** GROQ condition of bundles that have begun, and with that a page: also of those that have ended since. */
export const bundlesWithPage = /* groq */ `_type == "bundle" && defined(slug.current) && length(title) > 0 && price > 0 && ${isPublicNow}`

/** GROQ condition of bundles that are sold: between their dates, and with enough courses that are sold. */
export const bundlesOnSale = /* groq */ `${bundlesWithPage} && (!defined(until) || until > now()) && count(${bundleCourses}) >= ${FEWEST_COURSES}`

/** Whether a bundle that has begun is sold at a time (ms since the epoch): until it ends, and while it gives several courses. */
export function isBundleSold(
  {until, courses}: {until: string | null; courses: readonly unknown[]},
  nowMs: number,
): boolean {
  return courses.length >= BUNDLE_COURSES.min && (until === null || Date.parse(until) > nowMs)
}
