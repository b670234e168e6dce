import {isDocumentId} from '@lectern/domain/document-id'
import {lineOfBundle, lineOfCourse, type OrderLine} from '@lectern/domain/orders/lines'
import type {Stripe} from 'stripe'

/** Stripe's limit on a value; it takes 50 keys, and a bundle has 20 courses at most. */
const MAX_VALUE_LENGTH = 500

/** `ID CENTS TITLE`: a course of a bundle, and its share of the price. */
const BUNDLED_COURSE = /^(\S+) (\d+) (.+)$/s

/**
 * What Stripe keeps of a line with its product, so that the order can be written again from its payment. Stripe itself knows
 * of its price only what the discount leaves.
 * @param isDiscounted whether the order has a discount
 */
export function metadataOf(
  {kind, id, discountCents, courseIds, courses = [], instructors = {}, ...line}: OrderLine,
  isDiscounted: boolean,
): Stripe.MetadataParam {
  const bundled = courses.map(({courseId, shareCents, title}, index) => [
    `course${index + 1}`,
    `${courseId} ${shareCents} ${title}`.slice(0, MAX_VALUE_LENGTH).toWellFormed(),
  ])
  const taught = courseIds.flatMap((courseId, index) => {
    const instructorId = instructors[courseId]
    return instructorId === undefined ? [] : [[`teacher${index + 1}`, instructorId]]
  })
  return {
    [kind === 'bundle' ? 'bundleId' : 'courseId']: id,
    ...(isDiscounted && {discountCents}),
    ...(line.for !== 'me' && {for: line.for}),
    ...(line.for === 'team' && {quantity: line.quantity}),
    ...(Object.fromEntries([...bundled, ...taught]) as Stripe.MetadataParam),
  }
}

/**
 * The line as {@link metadataOf} has written it; null where that is not all there.
 * @param paid its title and its price in cents, as Stripe has them
 * @param index its place in the order
 */
export function lineFromMetadata(
  metadata: Stripe.Metadata,
  {title, priceCents}: {title: string; priceCents: number},
  index: number,
): OrderLine | null {
  const {courseId = '', bundleId = '', discountCents: share} = metadata
  const discountCents = Number(share ?? 0)
  const whose = whoseOf(metadata)
  const taughtBy = (place: number) => {
    const instructorId = metadata[`teacher${place + 1}`] ?? ''
    return isDocumentId(instructorId) ? {instructorId} : {}
  }
  if (isDocumentId(courseId))
    return {
      ...lineOfCourse({courseId, courseTitle: title, priceCents, discountCents, ...taughtBy(0)}, index),
      ...whose,
    }
  const stored = Object.keys(metadata).filter((key) => /^course\d+$/.test(key))
  const courses = stored.flatMap((_, place) => {
    const [, courseId = '', cents, courseTitle = ''] =
      BUNDLED_COURSE.exec(metadata[`course${place + 1}`] ?? '') ?? []
    return isDocumentId(courseId)
      ? [{courseId, courseTitle, priceCents: Number(cents), ...taughtBy(place)}]
      : []
  })
  if (!isDocumentId(bundleId) || courses.length === 0 || courses.length !== stored.length) return null
  // Shares that add up to the price are split as they are.
  return {...lineOfBundle({id: bundleId, title, priceCents, courses}, index), discountCents, ...whose}
}

/** Whom a line is for, and how many. */
function whoseOf(metadata: Stripe.Metadata): Pick<OrderLine, 'for' | 'quantity'> {
  const whose = metadata['for']
  if (whose === 'team') return {for: whose, quantity: Number(metadata['quantity'] ?? 1)}
  return {for: whose === 'gift' ? whose : 'me', quantity: 1}
}
