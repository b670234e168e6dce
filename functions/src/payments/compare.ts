import type {DocumentReference} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {log} from '../services/log.ts'
import {setIfUnchanged} from '../services/optimistic.ts'
import {isMissing, stripe} from '../services/stripe.ts'
import {checkDisputes} from './check-disputes.ts'
import {checkOrders} from './check-orders.ts'
import {checkRefunds} from './check-refunds.ts'
import {checkSessions} from './check-sessions.ts'
import {checkPayouts, checkTransfers} from './check-transfers.ts'
import type {PageCheck} from './page.ts'

/** How far back is compared, in seconds: a refund can fail a month after it was made. */
const WINDOW = 35 * 24 * 60 * 60

/** `reconciliations/{kind}`: where the comparison goes on; null for its beginning, at the newest. */
interface Cursor {
  after: string | null
}

const checks: Record<string, PageCheck> = {
  sessions: checkSessions,
  refunds: checkRefunds,
  disputes: checkDisputes,
  orders: checkOrders,
  transfers: checkTransfers,
  payouts: checkPayouts,
}

/** What is compared, each with a cursor of its own. */
export const comparedKinds: readonly string[] = Object.keys(checks)

/**
 * Compares Stripe's books with the orders and the teachers' payouts, in both directions: what no webhook has told is found here. Each
 * call compares one page of each kind, from the newest to the oldest of the last 35 days and then again from the newest, so that it
 * costs the same however much was sold. What has one right answer is mended; the rest is filed for staff (`problems`).
 */
export async function compareWithStripe(now = clock.now()): Promise<void> {
  const client = await stripe()
  const since = Math.floor(now / 1000) - WINDOW
  await Promise.all(
    Object.entries(checks).map(async ([kind, check]) => {
      const cursor = await cursorOf(kind).get()
      const after = cursor.data()?.after ?? null
      const next = await check(client, {since, after}).catch((error: unknown) => {
        // What the cursor names is gone (a restored database, another Stripe account): begin anew.
        if (!isMissing(error)) log('comparison-failed', {what: kind, itemId: null}, error)
        return isMissing(error) ? null : after
      })
      // Whoever has set it back meanwhile wants what this run has not seen compared.
      if (next !== after) await setIfUnchanged(cursor, {after: next})
    }),
  )
}

function cursorOf(kind: string): DocumentReference<Cursor> {
  return firestore().collection('reconciliations').doc(kind) as DocumentReference<Cursor>
}
