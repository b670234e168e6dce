import {standingIn, noProgress} from '@lectern/domain/learning/progress'
import {progressSchema} from '@lectern/domain/learning/progress-schema'
import {coursesOf} from '@lectern/domain/order'
import {
  lineOf,
  linesKept,
  splitOverCourses,
  titledCourses,
  type OrderLine,
} from '@lectern/domain/orders/lines'
import {returnedLines} from '@lectern/domain/return'
import {returnDetails as contract, type ReturnedCourse} from '@lectern/domain/returns/contracts'
import type {Stripe} from 'stripe'
import type {Output} from '@lectern/domain/contracts'
import {AppError, isAppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {enrollment, ordersOf} from '../../enrollments/enrollment.ts'
import {fetchCourse} from '../../learning/fetch-course.ts'
import {progressOfLearner} from '../../learning/learner.ts'
import {isGivenBack, orders} from '../../orders/order.ts'
import {isStripeError, stripe} from '../../services/stripe.ts'
import {isReturnFree, isReturnGivenBack, quoteReturn, returns} from '../../returns/return.ts'

/** When staff open a decision: what an approval would do with money and courses, and how much of them was used. */
export const returnDetails = callable(contract, async ({orderId}) => {
  const [request, purchase] = await Promise.all([returns().doc(orderId).get(), orders().doc(orderId).get()])
  const order = purchase.data()
  const asked = request.data()
  if (!asked || !order) throw new AppError('unknown-return')
  const quote = quoteReturn(order, asked)
  const isFree = isReturnFree(asked, order)
  const asksFor = returnedLines(asked, order.items)
  const returned = order.items.filter(
    (line) => asksFor.includes(line) || (quote && lineOf(quote.lines, line.lineId)),
  )
  const others = coursesOf(linesKept(order.items.filter((line) => !returned.includes(line))))
  const [paidWith, courses] = await Promise.all([
    paymentMethodOf(order.paymentIntentId),
    Promise.all(
      [...soldCourses(returned).values()].map((sold) =>
        courseOf({uid: order.userId, orderId}, sold, isFree || others.includes(sold.courseId)),
      ),
    ),
  ])
  const isRefunded = isGivenBack(order) || isReturnGivenBack(asked, order.items)
  const amountCents = isFree ? 0 : (quote?.amountCents ?? order.amountCents)
  return {amountCents, isRefunded, paidWith, courses}
})

type PaidWith = Output<typeof contract>['paidWith']

/** Null also where Stripe does not answer: a rejection does not need it, and an approval finds out for itself. */
async function paymentMethodOf(paymentIntentId: string | null): Promise<PaidWith> {
  if (paymentIntentId === null) return null
  try {
    const client = await stripe()
    const {latest_charge: charge} = await client.paymentIntents.retrieve(paymentIntentId, {
      expand: ['latest_charge'],
    })
    return charge === null || typeof charge === 'string' ? null : methodOf(charge)
  } catch (error) {
    if (isStripeError(error)) return null
    throw error
  }
}

function methodOf({payment_method_details: details}: Stripe.Charge): PaidWith {
  if (!details) return null
  return {
    type: details.type,
    brand: details.card?.brand ?? null,
    last4: details.card?.last4 ?? null,
  }
}

type SoldCourse = Pick<ReturnedCourse, 'courseId' | 'courseTitle' | 'priceCents'>

/** The courses of lines by their ids, each at what its lines have asked for it. */
function soldCourses(lines: readonly OrderLine[]): Map<string, SoldCourse> {
  const courses = new Map<string, SoldCourse>()
  for (const line of lines) {
    const titles = new Map(titledCourses(line).map(({courseId, title}) => [courseId, title]))
    for (const {courseId, amountCents} of splitOverCourses(line, line.priceCents)) {
      const before = courses.get(courseId)?.priceCents ?? 0
      const courseTitle = titles.get(courseId) ?? line.title
      courses.set(courseId, {courseId, courseTitle, priceCents: before + amountCents})
    }
  }
  return courses
}

/** @param isKept whether another line of the order gives it, or nothing was paid for it */
async function courseOf(
  {uid, orderId}: {uid: string; orderId: string},
  {courseId, courseTitle, priceCents}: SoldCourse,
  isKept: boolean,
): Promise<ReturnedCourse> {
  const [owned, snapshot, outline] = await Promise.all([
    enrollment(uid, courseId).get(),
    progressOfLearner(uid, courseId).get(),
    outlineOf(courseId),
  ])
  const data = owned.data()
  const paidBy = data ? ordersOf(data) : []
  const progress = snapshot.exists ? progressSchema.parse(snapshot.data()) : noProgress
  const standing = outline && standingIn(outline, progress)
  return {
    courseId,
    courseTitle,
    priceCents,
    access: !data ? 'gone' : isKept || paidBy.some((id) => id !== orderId) ? 'stays' : 'goes',
    progress: standing && {done: standing.doneLessons, lessons: standing.lessons},
    hasCertificate: data?.certificateId !== undefined,
  }
}

/** Null for a course that is gone, and where the content does not answer: a decision does not wait for it. */
async function outlineOf(courseId: string) {
  try {
    return (await fetchCourse(courseId))?.outline ?? null
  } catch (error) {
    if (isAppError(error, 'content-unavailable')) return null
    throw error
  }
}
