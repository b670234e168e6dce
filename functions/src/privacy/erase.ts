import {Timestamp, type DocumentSnapshot} from 'firebase-admin/firestore'
import {closeCheckout} from '../checkout/open-checkout.ts'
import {orders} from '../orders/order.ts'
import {queueMail} from '../outbox/queue.ts'
import {auth, isUnknownUser} from '../services/auth.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {accountErasedMail} from './account-erased-mail.ts'
import {addressesOf} from './addresses.ts'
import {deletionOf, deletions, keepAccount, type Deletion} from './deletion.ts'
import {readEvery} from './part.ts'
import {PERSONAL_DATA} from './parts.ts'

/** How long a token of a closed account is still taken for somebody's: an hour, and a little. */
const TOKEN_MS = 65 * 60_000
/** How long to wait where a payment is still on its way. */
const PAYMENT_MS = 24 * 60 * 60_000
const MAX_DELETIONS = 20

/** The uids of the accounts whose deletion goes on now. */
export async function findDueDeletions(): Promise<string[]> {
  const due = await deletions()
    .where('nextStepAt', '<=', clock.timestamp())
    .orderBy('nextStepAt')
    .limit(MAX_DELETIONS)
    .get()
  return due.docs.map(({id}) => id)
}

/**
 * Goes on with the deletion of an account: closes it once the grace period is over, and erases what is stored an hour later, when
 * no token is valid any more with which something could be written. An interrupted step is repeated.
 */
export async function continueDeletion(uid: string): Promise<void> {
  const snapshot = await deletionOf(uid).get()
  const deletion = snapshot.data()
  if (!deletion || deletion.nextStepAt.toMillis() > clock.now()) return
  if (deletion.state === 'waiting') await close(uid, snapshot, deletion)
  else await erase(uid, deletion)
}

async function close(
  uid: string,
  snapshot: DocumentSnapshot<Deletion>,
  {requestedAt}: Deletion,
): Promise<void> {
  // First, so that nobody signs in between the question whether somebody did and its answer.
  if ((await disable(uid, true)) > requestedAt.toMillis()) {
    await disable(uid, false)
    await keepAccount(uid)
    return
  }
  const isPaying = await endCheckouts(uid)
  const addresses = await addressesOf(uid)
  await optimistically(async (write) => {
    const later = Timestamp.fromMillis(clock.now() + (isPaying ? PAYMENT_MS : TOKEN_MS))
    const closed = {state: 'closed' as const, ...addresses}
    write.update(snapshot.ref, {nextStepAt: later, ...(!isPaying && closed)}, unchanged(snapshot))
  })
}

/** @returns when its owner has last signed in, in ms; 0 where there is no such account, or nobody has */
async function disable(uid: string, disabled: boolean): Promise<number> {
  try {
    await auth().updateUser(uid, {disabled})
    const {metadata} = await auth().getUser(uid)
    return Date.parse(metadata.lastSignInTime) || 0
  } catch (error) {
    if (isUnknownUser(error)) return 0
    throw error
  }
}

/** Closes the payment pages that are open. @returns whether money is still on its way by a method that takes days */
async function endCheckouts(uid: string): Promise<boolean> {
  const pending = () => readEvery(orders().where('userId', '==', uid).where('status', '==', 'pending'))
  for (const snapshot of await pending()) {
    const order = snapshot.data()
    if (!order.paymentProcessing)
      await closeCheckout({orderId: snapshot.id, sessionId: order.checkoutSessionId}, order, 'cancelled')
  }
  return (await pending()).some((snapshot) => snapshot.data().paymentProcessing)
}

async function erase(uid: string, {email, addresses, mailedTo}: Deletion): Promise<void> {
  for (const part of PERSONAL_DATA) await part.erase({uid, addresses, mailedTo})
  try {
    await auth().deleteUser(uid)
  } catch (error) {
    if (!isUnknownUser(error)) throw error
  }
  await optimistically(async (write) => {
    const snapshot = await deletionOf(uid).get()
    if (!snapshot.exists) return
    write.delete(snapshot.ref, unchanged(snapshot))
    const mailId = `account-erased-${uid}`
    // Of an account that was closed before `email` was stored it is the first of the addresses.
    const last = email ?? addresses[0]
    if (last !== undefined) queueMail(write, mailId, [last], accountErasedMail, {mailId})
    logWith(write, 'person-erased', {userId: uid})
  })
}
