import {enrollmentId} from '@lectern/domain/order'
import {nameBeginnings, nameKey} from '@lectern/domain/people/name-search'
import {DAY_MS} from '@lectern/domain/statistics/days'
import {Timestamp} from 'firebase-admin/firestore'
import {documentsOfClassroom} from './classroom-documents.ts'
import {stateOf} from './counted.ts'
import {REJECTION_REASON} from './names.ts'
import type {History, PlannedDocument, PlannedLearner, PlannedOrder, PlannedProgress} from './history.ts'
import {documentsOfReviews, reviewId} from './review-documents.ts'
import {staffAction} from './staff-actions.ts'

/** What Stripe knows of an order. */
export interface RecordedPayment {
  sessionId: string
  paymentIntentId: string | null
  refundId: string | null
}

const at = (ms: number) => Timestamp.fromMillis(ms)

/** All documents that the history would have left, as the functions write them; without its counters. */
export function documentsOf(
  {learners, orders, progress, reviews}: History,
  payments: Readonly<Record<string, RecordedPayment>>,
  siteUrl: string,
): PlannedDocument[] {
  const certificates = new Map(
    progress.map(({learner, courseId, certificate}) => [
      enrollmentId(learner.uid, courseId),
      certificate?.id,
    ]),
  )
  const reviewed = new Set(reviews.map(({learner, courseId}) => enrollmentId(learner.uid, courseId)))
  return [
    ...learners.flatMap(documentsOfLearner),
    ...orders.flatMap((order) => {
      const payment = payments[order.id]
      if (!payment) throw new Error(`Nobody knows how ${order.id} was paid.`)
      return documentsOfOrder(order, payment, {certificates, reviewed}, siteUrl)
    }),
    ...progress.flatMap(documentsOfProgress),
    ...documentsOfReviews(reviews),
    ...documentsOfClassroom(progress),
  ]
}

function documentsOfLearner({
  uid,
  email,
  firstName,
  lastName,
  joinedAt,
  marketingEmails,
}: PlannedLearner): PlannedDocument[] {
  const updatedAt = at(joinedAt)
  const name = `${firstName} ${lastName}`
  return [
    [`profiles/${uid}`, {firstName, lastName, avatarUrl: null, updatedAt}],
    [
      `people/${uid}`,
      {email, name, nameKey: nameKey(name), beginnings: nameBeginnings(name), createdAt: at(joinedAt)},
    ],
    [
      `settings/${uid}`,
      {emailNotifications: true, marketingEmails, newCourseNotifications: marketingEmails, updatedAt},
    ],
  ]
}

/** What an enrollment says that somebody has with the course, by the enrollment's id. */
interface Owned {
  certificates: ReadonlyMap<string, string | undefined>
  reviewed: ReadonlySet<string>
}

function documentsOfOrder(
  order: PlannedOrder,
  {sessionId, paymentIntentId, refundId}: RecordedPayment,
  {certificates, reviewed}: Owned,
  siteUrl: string,
): PlannedDocument[] {
  const {id, learner, amountCents, paid, refund, return: asked} = order
  const {items, refundedCents, completedAt, refundedAt} = stateOf(order)
  const userId = learner.uid
  const documents: PlannedDocument[] = [
    [
      `orders/${id}`,
      {
        userId,
        email: learner.email,
        amountCents,
        currency: 'usd',
        status: !paid ? 'expired' : refundedAt === null ? 'completed' : 'refunded',
        items,
        refundedCents,
        siteUrl,
        sessionAttempt: 0,
        checkoutSessionId: sessionId,
        paymentIntentId,
        paymentProcessing: false,
        createdAt: at(order.at),
        completedAt: completedAt === null ? null : at(completedAt),
        refundedAt: refundedAt === null ? null : at(refundedAt),
        nextCheckAt: null,
      },
    ],
  ]
  if (completedAt === null) return documents
  documents.push(skippedMail(`receipt-${id}`, learner, {kind: 'receipt', orderId: id}, completedAt))
  const bought = items.flatMap(({courseIds, isGivenBack}) =>
    courseIds.map((courseId) => ({courseId, withdrawnAt: isGivenBack && refund ? refund.at : null})),
  )
  for (const {courseId, withdrawnAt} of bought) {
    const ownership = {userId, courseId, orderId: id}
    const path = enrollmentId(userId, courseId)
    const certificateId = certificates.get(path)
    documents.push(
      withdrawnAt === null
        ? [
            `enrollments/${path}`,
            {
              ...ownership,
              orderIds: [id],
              purchasedAt: at(completedAt),
              ...(certificateId !== undefined && {certificateId}),
              ...(reviewed.has(path) && {reviewId: reviewId(userId, courseId)}),
            },
          ]
        : [`withdrawals/${path}`, {...ownership, withdrawnAt: at(withdrawnAt), certificateId: null}],
    )
  }
  if (refund && refundId !== null) {
    const withReturn = asked !== null
    documents.push([
      `orders/${id}/refunds/${refund.id}`,
      {
        state: 'made',
        amountCents: refund.amountCents,
        lines: refund.lines,
        reason: refund.reason,
        by: 'demo-staff',
        email: null,
        withReturn,
        stripeId: refundId,
        attempt: 0,
        createdAt: at(refund.at),
        madeAt: at(refund.at),
      },
    ])
    if (!withReturn)
      documents.push(
        skippedMail(`refunded-${id}-${refund.id}`, learner, {kind: 'refunded', orderId: id}, refund.at),
        staffAction('order-refunded', {kind: 'order', id}, refund.at, refund.reason),
      )
  }
  if (!asked) return documents
  const {reason, requestedAt, decision} = asked
  const answer = decision?.status === 'rejected' ? REJECTION_REASON : null
  documents.push([
    `returns/${id}`,
    {
      orderId: id,
      userId,
      reason,
      status: decision?.status ?? 'pending',
      createdAt: at(requestedAt),
      updatedAt: at(decision?.at ?? requestedAt),
      ...(decision && {decidedBy: 'demo-staff'}),
      ...(answer !== null && {decisionReason: answer}),
      ...(refund && {refundId: refund.id}),
    },
  ])
  if (decision)
    documents.push(
      skippedMail(`return-${id}`, learner, {kind: 'return-decided', orderId: id}, decision.at),
      staffAction(`return-${decision.status}`, {kind: 'order', id}, decision.at, answer),
    )
  return documents
}

/** A mail that was never sent, because these people do not exist. */
function skippedMail(
  id: string,
  {email}: PlannedLearner,
  content: {kind: string; orderId: string},
  queuedAt: number,
): PlannedDocument {
  return [
    `mail/${id}`,
    {
      to: [email],
      content,
      state: 'skipped',
      attempts: 1,
      nextAttemptAt: at(queuedAt),
      createdAt: at(queuedAt),
      sentAt: null,
      messageId: null,
      lastError: null,
      expireAt: at(queuedAt + 90 * DAY_MS),
    },
  ]
}

function documentsOfProgress({
  learner,
  courseId,
  courseTitle,
  done,
  opened,
  passed,
  lessonKeys,
  certificate,
}: PlannedProgress): PlannedDocument[] {
  const times = Object.fromEntries(done)
  const [first, last] = [done[0], done.at(-1)]
  if (!first || !last) return []
  const startedAt = opened[first[0]] ?? first[1]
  const documents: PlannedDocument[] = [
    [
      `progress/${enrollmentId(learner.uid, courseId)}`,
      {
        userId: learner.uid,
        courseId,
        done: times,
        undone: {},
        tries: {},
        passed: Object.fromEntries(passed.map((key) => [key, times[key]])),
        at: {lesson: last[0], time: last[1]},
        seconds: {},
        opened,
        known: Object.fromEntries(lessonKeys.map((key) => [key, startedAt])),
        startedAt,
        unpassed: [],
        updatedAt: at(last[1]),
      },
    ],
  ]
  if (certificate)
    documents.push([
      `certificates/${certificate.id}`,
      {
        userId: learner.uid,
        courseId,
        courseTitle,
        teacher: certificate.teacher,
        duration: certificate.minutes,
        name: `${learner.firstName} ${learner.lastName}`,
        issuedAt: last[1],
        withdrawnAt: null,
        corrected: false,
      },
    ])
  return documents
}
