import {BUNDLE_COURSES} from '@lectern/domain/content/bundle'
import {coursePriceAt} from '@lectern/domain/content/course-price'
import type {CheckoutLine} from '@lectern/domain/checkout/contracts'
import {centsFromDollars} from '@lectern/domain/money'
import {repeatedLines} from '@lectern/domain/order'
import {readTiers, type SeatTier} from '@lectern/domain/teams/team'
import {lineOfBundle, lineOfCourse, type OrderLine} from '@lectern/domain/orders/lines'
import {DELIVERIES, taxCodeOf} from '@lectern/domain/orders/tax'
import * as z from 'zod/mini'
import {AppError} from '../app-error.ts'
import {taxBehavior} from '../parameters.ts'
import {clock} from '../services/clock.ts'
import {sanity} from '../services/sanity.ts'
import {namesOf} from './checkout.ts'
import {cartQuery, seatPricesQuery} from './queries.ts'

const titled = {
  _id: z.string(),
  title: z.string().check(z.minLength(1)),
  // Less than a cent is nothing.
  price: z.number().check(z.gte(0.005)),
}
const courseSchema = z.object({
  ...titled,
  slug: z.nullish(z.string()),
  originalPrice: z.nullish(z.number()),
  offerEndsAt: z.nullish(z.string()),
  delivery: z.nullish(z.enum(DELIVERIES)),
  instructorId: z.nullish(z.string()),
})
const bundleSchema = z.object({...titled, courses: z.array(z.unknown())})

/**
 * The lines of a cart: its courses and bundles at their published titles and present prices (cents), in the cart's order.
 * @throws AppError `duplicate-course` or `unknown-course`, with the courses and bundles concerned: also those without a title or
 *   a price and bundles with fewer than two courses that are sold, which nobody can buy; `unavailable` when Sanity does not answer
 */
export async function priceCart(lines: readonly CheckoutLine[]): Promise<OrderLine[]> {
  const ids = lines.map(({id}) => id)
  const repeated = lines.filter(({id}, index) => ids.indexOf(id) !== index)
  if (repeated.length > 0) throw new AppError('duplicate-course', namesOf(repeated))
  const sold = await fetchSold(ids)
  const unknown = lines.filter(({kind, id}) => !sold[kind].has(id))
  if (unknown.length > 0) throw new AppError('unknown-course', namesOf(unknown))
  const items = lines.flatMap(({kind, id}, index) => sold[kind].get(id)?.(index) ?? [])
  assertNothingTwice(items)
  return items
}

/**
 * Those of the ids of courses and bundles that can be bought now.
 * @throws AppError `unavailable` when Sanity does not answer
 */
export async function idsSold(ids: readonly string[]): Promise<Set<string>> {
  const {course, bundle} = await fetchSold(ids)
  return new Set([...course.keys(), ...bundle.keys()])
}

/** A course that can be bought now, at its published title and present price (cents). */
export interface SoldCourse {
  title: string
  slug: string | null
  priceCents: number
}

/**
 * Those of some courses that can be bought now, by their ids.
 * @throws AppError `unavailable` when Sanity does not answer
 */
export async function coursesSold(ids: readonly string[]): Promise<Map<string, SoldCourse>> {
  const {courses} = await fetchCart(ids)
  return new Map(
    courses
      .flatMap(pricedCourse)
      .map(({courseId, courseTitle: title, slug, priceCents}) => [courseId, {title, slug, priceCents}]),
  )
}

/** What is sold of a cart, by its id: how its line is made, from its place in the order. */
async function fetchSold(
  ids: readonly string[],
): Promise<Record<CheckoutLine['kind'], Map<string, (index: number) => OrderLine>>> {
  const {courses, bundles} = await fetchCart(ids)
  return {
    course: new Map(
      courses
        .flatMap(pricedCourse)
        .map((course) => [
          course.courseId,
          (index) => ({...lineOfCourse(course, index), ...taxCode([course.delivery])}),
        ]),
    ),
    bundle: new Map(
      bundles.flatMap(pricedBundle).map((bundle) => [
        bundle.id,
        (index) => ({
          ...lineOfBundle(bundle, index),
          ...taxCode(bundle.courses.map(({delivery}) => delivery)),
        }),
      ]),
    ),
  }
}

/** What decides about the tax of a line that gives courses of these kinds; nothing where none is computed. */
function taxCode(deliveries: Parameters<typeof taxCodeOf>[0]): {taxCode?: string} {
  return taxBehavior() === null ? {} : {taxCode: taxCodeOf(deliveries)}
}

/** A course at its present price; nothing where it cannot be sold. */
function pricedCourse(stored: unknown) {
  const {data} = courseSchema.safeParse(stored)
  if (!data) return []
  const {priceCents} = coursePriceAt(data, clock.now())
  const {_id: courseId, title: courseTitle, slug = null, delivery, instructorId} = data
  return [{courseId, courseTitle, slug, priceCents, delivery, ...(instructorId && {instructorId})}]
}

/** A bundle with its courses that can be sold; nothing where those are too few. */
function pricedBundle(stored: unknown) {
  const {data} = bundleSchema.safeParse(stored)
  if (!data) return []
  // An editor may have put a course in twice.
  const courses = new Map(data.courses.flatMap(pricedCourse).map((course) => [course.courseId, course]))
  if (courses.size < BUNDLE_COURSES.min) return []
  return [
    {
      id: data._id,
      title: data.title,
      priceCents: centsFromDollars(data.price),
      courses: [...courses.values()],
    },
  ]
}

/**
 * Refuses to sell something that is not as its buyer has seen it: at another total, or a bundle with fewer courses. What the storefront
 * shows may be minutes old.
 * @param items of the lines
 * @throws AppError `price-changed` with the total, and the courses that are missing with their bundles
 */
export function assertAsShown(
  shown: {lines: readonly CheckoutLine[]; totalCents: number},
  items: readonly OrderLine[],
  now: {totalCents: number; discountCents?: number},
): void {
  const missingOf = ({courseIds = []}: CheckoutLine, index: number) =>
    courseIds.filter((courseId) => !items[index]?.courseIds.includes(courseId))
  const missing = new Set(shown.lines.flatMap(missingOf))
  if (now.totalCents === shown.totalCents && missing.size === 0) return
  // Another bundle of the cart may have such a course still.
  const bundleIds = shown.lines.filter((line, index) => missingOf(line, index).length > 0).map(({id}) => id)
  throw new AppError('price-changed', {...now, ...(missing.size > 0 && {courseIds: [...missing], bundleIds})})
}

/**
 * Refuses a course of which a bundle is in the cart as well, and a bundle of which the rest of the cart gives every course. So the
 * courses of some lines never name another whole line, and a return can name lines by their courses.
 */
function assertNothingTwice(items: readonly OrderLine[]): void {
  const twice = repeatedLines(items)
  const courses = twice.filter(({kind}) => kind === 'course')
  if (twice.length > 0) throw new AppError('duplicate-course', namesOf(courses.length > 0 ? courses : twice))
}

/**
 * From how many seats on each costs how much less, as editors have entered it.
 * @throws AppError `unavailable` when Sanity does not answer
 */
export async function fetchSeatTiers(): Promise<SeatTier[]> {
  return readTiers(await answerOf((client) => client.fetch(seatPricesQuery)))
}

async function fetchCart(ids: readonly string[]): Promise<{courses: unknown[]; bundles: unknown[]}> {
  return answerOf((client) => client.fetch(cartQuery, {ids}))
}

async function answerOf<T>(ask: (client: Awaited<ReturnType<typeof sanity>>) => Promise<T>): Promise<T> {
  try {
    return await ask(await sanity())
  } catch (cause) {
    throw new AppError('unavailable', {}, {cause})
  }
}
