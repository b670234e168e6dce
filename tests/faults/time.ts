import {DAY_MS} from '@lectern/domain/statistics/days'
import {Timestamp} from 'firebase-admin/firestore'
import {runScheduled} from '../../local/emulators.ts'
import {firestore} from '../integration/commerce/back-office.ts'
import {stack} from '../stack.ts'

/** How long an attempt to send a mail is leased (outbox/deliver.ts), and how long one can take at most, in ms. */
const LEASE_MS = 60_000
const SENT_WITHIN_MS = 20_000

/**
 * What happens of itself while time passes, now: what waits for its time is due, and the clock runs. A mail that is being sent
 * at this moment stays leased.
 */
export async function letTimePass(): Promise<void> {
  const now = Date.now()
  const past = Timestamp.fromMillis(now - 1000)
  const [mails, pending, approvals] = await Promise.all([
    firestore.collection('mail').where('state', 'in', ['queued', 'sending']).get(),
    firestore.collection('orders').where('status', '==', 'pending').get(),
    firestore
      .collection('returns')
      .where('approval.at', '<=', Timestamp.fromMillis(now - SENT_WITHIN_MS))
      .get(),
  ])
  const write = firestore.batch()
  for (const {ref, data} of mails.docs.map((snapshot) => ({ref: snapshot.ref, data: snapshot.data()}))) {
    const begun = (data['nextAttemptAt'] as Timestamp).toMillis() - LEASE_MS
    if (data['state'] === 'queued' || begun < now - SENT_WITHIN_MS) write.update(ref, {nextAttemptAt: past})
  }
  for (const {ref} of pending.docs) write.update(ref, {nextCheckAt: past})
  for (const {ref} of approvals.docs) {
    write.update(ref, {'approval.at': Timestamp.fromMillis(now - 10 * LEASE_MS)})
  }
  // Somebody may have written one of them meanwhile: then its time comes by the next call.
  await write.commit().catch(() => {})
  await runScheduled(stack.ports, 'reconcile')
}

/** Makes orders that never got a session as old as no session gets. */
export async function ageOrphans(): Promise<void> {
  const pending = await firestore.collection('orders').where('status', '==', 'pending').get()
  for (const order of pending.docs) {
    if (order.get('checkoutSessionId') !== null) continue
    await order.ref.update({createdAt: Timestamp.fromMillis(Date.now() - 2 * DAY_MS)})
  }
}
