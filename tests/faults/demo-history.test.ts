import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {enrollmentId} from '@lectern/domain/order'
import {ratingCounts} from '@lectern/domain/reviews/contracts'
import {RATINGS, realRating, summarize} from '@lectern/domain/reviews/review'
import {countsOfOrders, type CountedOrder} from '@lectern/domain/statistics/counts'
import {dayOf, monthOf} from '@lectern/domain/statistics/days'
import {differencesOf} from '@lectern/domain/statistics/differences'
import {sumCents} from '@lectern/domain/money'
import {balanceChanges} from '@lectern/domain/teachers/entries'
import {balanceSchema, standingOf} from '@lectern/domain/teachers/ledger'
import {keptOfCourses} from '@lectern/domain/orders/lines'
import {shareOf} from '@lectern/domain/teachers/shares'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {reviewOf} from '../../functions/src/reviews/review.ts'
import {countsOfCourses, countsOfHistory, countsOfOwners, stateOf} from '../../local/demo-history/counted.ts'
import {documentsOf} from '../../local/demo-history/documents.ts'
import {
  documentsOfEntries,
  earningsOfHistory,
  entriesOfHistory,
} from '../../local/demo-history/ledger-entries.ts'
import {documentsOfPayouts, payeeOf} from '../../local/demo-history/payout-documents.ts'
import {HISTORY_DAYS, planHistory, purchasesOf} from '../../local/demo-history/plan.ts'
import {recordPayouts} from '../../local/payments/connect/past-payouts.ts'
import {recordPurchase} from '../../local/payments/ledger/history.ts'
import type {Ledger, Tables} from '../../local/payments/ledger/tables.ts'
import {openStore} from '../../local/stand-in/store.ts'
import {databaseSchema, ledgerSchema, type Books} from './oracle/books.ts'
import {judge, totalsOf} from './oracle/oracle.ts'

const SHOP = 'http://shop.test'
const now = Date.parse('2026-11-22T12:00:00Z')
const history = planHistory(now)

let folder: string
let ledger: Ledger
let books: Books
let documents: ReturnType<typeof record>

/** Writes the books of the payment service. @returns the documents of the shop */
function record() {
  const payments = ledger.transact((tx) =>
    purchasesOf(history, SHOP).map(
      (purchase) => [purchase.orderId, recordPurchase(tx, purchase, 'http://payments.test')] as const,
    ),
  )
  const {entries, payouts} = earningsOfHistory(history.orders, now)
  const payee = ledger.transact((tx) => recordPayouts(tx, payeeOf(payouts)))
  return [
    ...documentsOf(history, Object.fromEntries(payments), SHOP),
    ...documentsOfEntries(entries),
    ...documentsOfPayouts(payouts, payee, now),
  ]
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-history-'))
  ledger = await openStore<Tables>(folder)
  documents = record()
  const collections = Map.groupBy(documents, ([path]) => path.split('/').at(-2) ?? '')
  const database = Object.fromEntries(
    Object.keys(databaseSchema.shape).map((name) => [
      name,
      Object.fromEntries((collections.get(name) ?? []).map(([path, data]) => [idOf(path), data])),
    ]),
  )
  books = {
    ledger: ledgerSchema.parse({
      sessions: ledger.all('sessions'),
      paymentIntents: ledger.all('paymentIntents'),
      charges: ledger.all('charges'),
      refunds: ledger.all('refunds'),
      disputes: ledger.all('disputes'),
      transfers: ledger.all('accountTransfers'),
    }),
    waitingEvents: ledger.all('deliveries').filter(({state}) => state !== 'delivered'),
    mails: [],
    database: databaseSchema.parse(database),
    interruptions: [],
  }
})
afterAll(async () => {
  await ledger.close()
  await rm(folder, {recursive: true})
})

/** Of a document within another with the id of that. */
function idOf(path: string): string {
  return path
    .split('/')
    .filter((_, index) => index % 2 === 1)
    .join('/')
}

test('the books of the demo history have nothing in them that must not be', () => {
  expect(judge(books)).toEqual([])
  const {moneyTaken, paidOrders, moneyReturned, refundedOrders, coursesOwed, enrollments} = totalsOf(books)
  expect(paidOrders).toEqual({count: moneyTaken.payments, cents: moneyTaken.cents})
  expect(refundedOrders).toEqual({count: moneyReturned.payments, cents: moneyReturned.cents})
  expect(enrollments).toBe(coursesOwed)
})

test('it is the shop of some months: orders of every kind, in all weeks', () => {
  const kinds = new Set(Object.values(books.database.orders).map(({status}) => status))
  expect(kinds).toEqual(new Set(['completed', 'refunded', 'expired']))
  const statuses = new Set(Object.values(books.database.returns).map(({status}) => status))
  expect(statuses).toEqual(new Set(['approved', 'rejected', 'pending']))
  const lines = history.orders.flatMap(({items}) => items)
  expect(new Set(lines.map(({kind}) => kind))).toEqual(new Set(['course', 'bundle']))
  const parts = history.orders.filter((order) => order.refund && order.refund.amountCents < order.amountCents)
  expect(new Set(parts.map(({refund}) => refund?.lines.length))).toEqual(new Set([0, 1]))
  const weeks = new Set(history.orders.map(({at}) => Math.floor((now - at) / (7 * 24 * 60 * 60_000))))
  expect(weeks.size).toBeGreaterThanOrEqual(12)
  expect(history.progress.filter(({certificate}) => certificate !== null).length).toBeGreaterThan(10)
})

test('recorded again, the payments are those that are there', () => {
  const count = () => ledger.all('events').length
  const before = count()
  expect(record()).toEqual(documents)
  expect(count()).toBe(before)
})

test('it is the same every time, at the same distance from the first start, and all of it is past', () => {
  expect(planHistory(now)).toEqual(history)
  const week = 7 * 24 * 60 * 60_000
  const later = planHistory(now + week)
  expect(later.orders.map(({id, at}) => [id, at - week])).toEqual(history.orders.map(({id, at}) => [id, at]))
  const moments = documents.flatMap(([, data]) =>
    Object.values(data).flatMap((value) => (value instanceof Timestamp ? [value.toMillis()] : [])),
  )
  const expiry = 90 * 24 * 60 * 60_000
  expect(Math.min(...moments)).toBeGreaterThan(now - (HISTORY_DAYS + 1) * 24 * 60 * 60_000)
  expect(Math.max(...moments)).toBeLessThan(now + expiry)
})

describe('its reviews', () => {
  const of = (collection: string) =>
    documents.flatMap(([path, data]) => {
      const [name, id = ''] = path.split('/')
      return name === collection ? [[id, data as Record<string, unknown>] as const] : []
    })

  test('are by those who have the course, and had finished its first section, one a person and course', () => {
    const enrollments = new Map(of('enrollments'))
    for (const {learner, courseId, at} of history.reviews) {
      const enrollment = enrollments.get(enrollmentId(learner.uid, courseId))
      expect(enrollment?.['reviewId']).toBe(reviewOf(learner.uid, courseId).id)
      const taken = history.progress.find((one) => one.learner === learner && one.courseId === courseId)
      const before = new Set(taken?.done.flatMap(([key, doneAt]) => (doneAt < at ? [key] : [])))
      expect(taken?.firstSection.length).toBeGreaterThan(0)
      expect(taken?.firstSection.filter((key) => !before.has(key))).toEqual([])
    }
    const ids = of('reviews').map(([id]) => id)
    expect(ids).toHaveLength(history.reviews.length)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...enrollments.values()].filter(({reviewId}) => reviewId)).toHaveLength(ids.length)
  })

  test('are counted, and enough of them for the ratings of some courses', () => {
    const counted = of('courseRatings').map(
      ([courseId, {counts}]) => [courseId, ratingCounts.parse(counts)] as const,
    )
    for (const [courseId, counts] of counted) {
      const said = of('reviews').filter(([, review]) => review['courseId'] === courseId)
      for (const rating of RATINGS)
        expect(counts[rating]).toBe(said.filter(([, review]) => review['rating'] === rating).length)
    }
    const rated = counted.map(([, counts]) => realRating(summarize(counts)))
    expect(rated.filter((rating) => rating !== null).length).toBeGreaterThanOrEqual(5)
    expect(rated).toContain(null)
    const votes = of('helpfulVotes').flatMap(([, vote]) => vote['reviewIds'] as string[])
    for (const [id, {helpful}] of of('reviews'))
      expect(votes.filter((voted) => voted === id)).toHaveLength(Number(helpful))
  })

  test('and returns and what staff gave back by themselves have acts that are recorded', () => {
    const handled = [
      ...of('reviews').flatMap(([id, {isNew}]) => (isNew === true ? [] : [id])),
      ...of('returns').flatMap(([id, {status}]) => (status === 'pending' ? [] : [id])),
      ...history.orders.flatMap(({id, refund}) => (refund && refund.reason !== null ? [id] : [])),
    ]
    const acts = of('staffActions').map(([, {subject}]) => (subject as {id: string}).id)
    expect(acts.toSorted()).toEqual(handled.toSorted())
  })
})

test('its teacher has the share of what is kept of her courses, over all the time', () => {
  const entries = entriesOfHistory(history.orders)
  for (const order of history.orders) {
    const own = entries.filter(({orderId}) => orderId === order.id)
    const {completedAt, ...kept} = stateOf(order)
    const taught = keptOfCourses(kept).filter(({courseId}) =>
      own.some((entry) => entry.courseId === courseId),
    )
    const shares = completedAt === null ? [] : taught.map(({keptCents}) => shareOf(keptCents, 7000))
    expect(sumCents(own.map(({amountCents}) => amountCents))).toBe(sumCents(shares))
  }
  expect(new Set(entries.map(({id}) => id)).size).toBe(entries.length)
  expect(new Set(entries.map(({kind}) => kind))).toEqual(new Set(['sale', 'refund']))
  expect(new Set(entries.map(({at}) => monthOf(at))).size).toBeGreaterThanOrEqual(3)
  const earnings = earningsOfHistory(history.orders, now)
  const [change] = balanceChanges(earnings.entries, now)
  const {pendingCents, availableCents, paidOutCents} = standingOf(
    balanceSchema.parse(change?.numbers),
    dayOf(now),
  )
  expect(pendingCents).toBeGreaterThan(0)
  expect(availableCents).toBeGreaterThanOrEqual(0)
  expect(paidOutCents).toBe(sumCents(earnings.payouts.map(({amountCents}) => amountCents)))
  expect(earnings.payouts.length).toBeGreaterThan(2)
})

test('its teacher has two open questions and work that waits, of learners who take her course', () => {
  const of = (collection: string) =>
    documents.flatMap(([path, data]) =>
      path.startsWith(`${collection}/`) ? [data as Record<string, unknown>] : [],
    )
  const owned = new Set(
    of('enrollments').map(({userId, courseId}) => `${String(userId)} ${String(courseId)}`),
  )
  const mine = [...of('questions'), ...of('submissions')]
  for (const {userId, courseId, instructorId, lessonTitle} of mine) {
    expect(owned).toContain(`${String(userId)} ${String(courseId)}`)
    expect(instructorId).toBe('instructor-amara-okafor')
    expect(lessonTitle).not.toBe('')
  }
  expect(of('questions').filter(({isOpen}) => isOpen)).toHaveLength(2)
  expect(of('submissions').map(({state}) => state)).toEqual(['waiting', 'done'])
})

describe('its counters', () => {
  test('say what its orders say', () => {
    const refunds = Map.groupBy(
      documents.filter(([path]) => path.includes('/refunds/')),
      ([path]) => path.split('/refunds/')[0],
    )
    const orders = documents.flatMap(([path, data]) =>
      /^orders\/[^/]+$/.test(path)
        ? [
            countedOrder(
              data as Record<string, unknown>,
              (refunds.get(path) ?? []).map(([, refund]) => refund as RefundDocument),
            ),
          ]
        : [],
    )
    const ordered = countsOfOrders(orders)
    const counted = countsOfHistory(history)
    const days = [...new Set([...ordered.keys(), ...counted.keys()])]
    expect(days.flatMap((day) => differencesOf(counted.get(day), ordered.get(day)))).toEqual([])
  })

  test('say how many own each course', () => {
    const owned = documents.flatMap(([path, data]) =>
      path.startsWith('enrollments/') ? [(data as {courseId: string}).courseId] : [],
    )
    const counted = new Map<string, number>()
    for (const courseId of owned) counted.set(courseId, (counted.get(courseId) ?? 0) + 1)
    expect(countsOfOwners(history.orders)).toEqual(counted)
  })

  test('say who learned: each learner once a day', () => {
    const counted = countsOfHistory(history)
    const active = history.progress.flatMap(({learner, done}) =>
      done.map(([, at]) => `${dayOf(at)} ${learner.uid}`),
    )
    const sum = [...counted.values()].reduce((total, {activeLearners}) => total + activeLearners, 0)
    expect(sum).toBe(new Set(active).size)
    const begun = [...counted.values()].reduce((total, {coursesBegun}) => total + coursesBegun, 0)
    expect(begun).toBe(history.progress.length)
    expect(countsOfCourses(history.progress).reduce((total, {started}) => total + started, 0)).toBe(begun)
  })
})

interface RefundDocument {
  amountCents: number
  lines: {lineId: string; amountCents: number}[]
  madeAt: Timestamp
}

function countedOrder(
  {amountCents, items, completedAt, refundedAt}: Record<string, unknown>,
  refunds: readonly RefundDocument[],
): CountedOrder {
  const at = (time: unknown) => (time instanceof Timestamp ? time.toMillis() : null)
  return {
    amountCents: amountCents as number,
    items: items as CountedOrder['items'],
    completedAt: at(completedAt),
    refundedAt: at(refundedAt),
    refunds: refunds.map(({madeAt, ...refund}) => ({...refund, at: madeAt.toMillis()})),
  }
}
