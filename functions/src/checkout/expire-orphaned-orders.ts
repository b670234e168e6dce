import {orders} from '../orders/order.ts'
import {writeProblem} from '../orders/report-problem.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {writeOrderEnd} from './end-order.ts'
import {nextCheck} from './next-check.ts'

/** How long Stripe keeps a session open where the order does not say. */
const SESSION_MS = 24 * 60 * 60_000
/** So long after its end no session of an order can be paid any more, whatever the clocks say. */
const MARGIN_MS = 60 * 60_000

/**
 * Expires an order without a known session when none of its sessions can be open any more: after a day, or sooner. Where none is stored the function ended between asking Stripe for a
 * session and storing the answer, so nobody was sent to that session, and until then the next press of pay reuses the order.
 * Where Stripe does not know the one that is stored (another Stripe account, a restored database) the order is asked about
 * less and less often until then, so that it does not keep others waiting. A transfer that was under way is not taken for
 * unpaid: staff is told instead.
 * @param unknownSessionId the session that Stripe does not know; null where none is stored
 */
export async function expireOrphanedOrder(orderId: string, unknownSessionId: string | null): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await orders().doc(orderId).get()
    const order = snapshot.data()
    if (order?.status !== 'pending' || order.checkoutSessionId !== unknownSessionId) return
    const createdAt = order.createdAt.toMillis()
    const sessionEnd = order.sessionExpiresAt?.toMillis() ?? createdAt + SESSION_MS
    const isOrphaned = clock.now() >= sessionEnd + MARGIN_MS
    if (!isOrphaned || order.paymentProcessing) {
      write.update(snapshot.ref, {nextCheckAt: nextCheck(createdAt, clock.now())}, unchanged(snapshot))
      if (isOrphaned) {
        const details = {payment: order.paymentIntentId, session: unknownSessionId}
        await writeProblem(write, {kind: 'payment-missing', about: orderId, orderId, details})
      }
      return
    }
    await writeOrderEnd(write, snapshot, order, {status: 'expired'})
  })
}
