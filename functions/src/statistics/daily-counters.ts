import {
  countsOfGivenBack,
  countsOfSale,
  countsSchema,
  differenceOf,
  noCounts,
  sumOf,
  type Counts,
} from '@lectern/domain/statistics/counts'
import {differencesOf} from '@lectern/domain/statistics/differences'
import {dayOf, type Day} from '@lectern/domain/statistics/days'
import type {OrderLine} from '@lectern/domain/orders/lines'
import {FieldPath, type DocumentReference, type Timestamp, type WriteBatch} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'
import {incrementShard} from '../services/sharded-counter.ts'

/**
 * What the shop counts of each day in UTC: `counters/{day}/shards/{n}`. Every count is written in the very batch of what it
 * counts, so that it happens as often as that. Four shards hold some 300,000 sales and other things a day; 90 days and the
 * 90 before are at most 720 document reads, however much was sold.
 */
export const SHARDS = 4

/** What of an order is counted. */
interface Sale {
  amountCents: number
  items: readonly OrderLine[]
}

/** What of an order says how much of it was given back, and when. */
export interface Returned extends Sale {
  refundedAt: Timestamp | null
  /** what was given back of it; none of an order from before each refund was stored */
  refunds: readonly {
    amountCents: number
    lines: readonly {lineId: string; amountCents: number}[]
    at: Timestamp
  }[]
  chargeback?: {amountCents: number; at: Timestamp} | undefined
}

/** Counts the payment of an order, as part of the batch that completes it. */
export function countSale(write: WriteBatch, sale: Sale, completedAt: Timestamp): void {
  countIn(write, completedAt.toMillis(), countsOfSale(sale))
}

/**
 * Counts what was given back of an order, as part of the batch that changes it: takes what counted before out of its days, and
 * enters what counts now in its own. A day on which nothing has changed is not written.
 */
export function countGivenBack(write: WriteBatch, before: Returned, after: Returned): void {
  const days = Map.groupBy(
    [
      ...givenBackOf(before).map(({at, counts}) => ({at, counts: differenceOf(noCounts, counts)})),
      ...givenBackOf(after),
    ],
    ({at}) => dayOf(at),
  )
  for (const changes of days.values()) {
    const sum = sumOf(changes.map(({counts}) => counts))
    const [first] = changes
    if (first && differencesOf(sum, noCounts).length > 0) countIn(write, first.at, sum)
  }
}

function givenBackOf({refundedAt, refunds, chargeback, ...sale}: Returned) {
  return countsOfGivenBack({
    ...sale,
    refundedAt: refundedAt?.toMillis() ?? null,
    refunds: refunds.map((refund) => ({...refund, at: refund.at.toMillis()})),
    chargeback: chargeback && {amountCents: chargeback.amountCents, at: chargeback.at.toMillis()},
  })
}

/** Counts an account, on the day it was made, as part of the batch that lists it for the first time. */
export function countNewLearner(write: WriteBatch, createdAt: Timestamp): void {
  countIn(write, createdAt.toMillis(), {...noCounts, newLearners: 1})
}

/** Counts what a learner did in a course, as part of the batch that records it. */
export function countLearning(
  write: WriteBatch,
  at: Timestamp,
  {isFirstToday, begun, finished}: {isFirstToday: boolean; begun: boolean; finished: boolean},
): void {
  countIn(write, at.toMillis(), {
    ...noCounts,
    activeLearners: Number(isFirstToday),
    coursesBegun: Number(begun),
    coursesFinished: Number(finished),
  })
}

/** The counts of days, the first and the last included; a day in which nothing happened is left out. */
export async function readDays(first: Day, last: Day): Promise<Map<Day, Counts>> {
  const {docs} = await firestore()
    .collectionGroup('shards')
    .where(FieldPath.documentId(), '>=', counterOf(first).collection('shards').doc('0').path)
    .where(FieldPath.documentId(), '<', `${counterOf(last).collection('shards').path}/a`)
    .get()
  const byDay = Map.groupBy(docs, ({ref}) => ref.parent.parent?.id ?? '')
  return new Map(
    [...byDay].map(([day, shards]) => [day, sumOf(shards.map((shard) => countsSchema.parse(shard.data())))]),
  )
}

function countIn(write: WriteBatch, at: number, counts: Counts): void {
  incrementShard(write, counterOf(dayOf(at)), SHARDS, counts)
}

function counterOf(day: Day): DocumentReference {
  return firestore().collection('counters').doc(day)
}
