import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import {afterCursor, pageOf} from '~/lib/firebase/cursor'
import {firestore} from '~/lib/firebase/firestore'
import type {ListRead} from '../load-list'
import type {payoutFilters} from './payout-filters'
import {storedPayout, type StaffPayout} from './staff-payout'

const PAGE_SIZE = 50

const storedRun = z.object({
  period: z.string(),
  isPlanned: z.boolean(),
  payouts: z.int(),
  amountCents: z.int(),
  waiting: z.int(),
  waitingCents: z.int(),
})

/** A run of payouts: what it has planned, and what waits for an account at Stripe. Amounts in cents. */
export type PayoutRun = z.infer<typeof storedRun>

export interface StaffPayouts {
  items: StaffPayout[]
  /** the cursor of the next page; null on the last one */
  next: string | null
  /** the newest run; null before the first */
  run: PayoutRun | null
}

/** Loads a page of the payouts, newest first, and the newest run. For staff. */
export async function loadPayouts({
  filters: {state},
  cursor,
}: ListRead<typeof payoutFilters.initial>): Promise<StaffPayouts> {
  const [found, runs] = await Promise.all([
    getDocs(
      query(
        collection(firestore, 'payouts'),
        ...(state === null ? [] : [where('state', '==', state)]),
        orderBy('plannedAt', 'desc'),
        orderBy(documentId(), 'desc'),
        ...afterCursor(cursor),
        limit(PAGE_SIZE + 1),
      ),
    ),
    getDocs(query(collection(firestore, 'payoutRuns'), orderBy('period', 'desc'), limit(1))),
  ])
  const {docs, next} = pageOf(found.docs, PAGE_SIZE, 'plannedAt')
  const [newest] = runs.docs
  return {items: docs.map(toPayout), next, run: newest ? storedRun.parse(newest.data()) : null}
}

function toPayout(snapshot: QueryDocumentSnapshot): StaffPayout {
  return {id: snapshot.id, ...storedPayout.parse(snapshot.data())}
}
