import type {UserRecord} from 'firebase-admin/auth'
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Precondition,
} from 'firebase-admin/firestore'
import {closeCheckout} from '../checkout/open-checkout.ts'
import {orders} from '../orders/order.ts'
import {queueMail} from '../outbox/queue.ts'
import {auth, isUnknownUser} from '../services/auth.ts'
import {clock} from '../services/clock.ts'
import {log, logWith} from '../services/log.ts'
import {isConflict, optimistically, unchanged} from '../services/optimistic.ts'
import {staffRole} from '../staff-member.ts'
import {hasTeacherRole} from '../teacher.ts'
import {accountErasedMail} from './account-erased-mail.ts'
import {addressesOf} from './addresses.ts'
import {deletionOf, deletions, finishKeeping, keepAccount, setDisabled, type Deletion} from './deletion.ts'
import {readEvery} from './part.ts'
import {PERSONAL_DATA} from './parts.ts'

/** How long a token of a closed account is still taken for somebody's: an hour, and a little. */
const TOKEN_MS = 65 * 60_000
/** How long to wait where a payment is still on its way. */
const PAYMENT_MS = 24 * 60 * 60_000
/** How long to wait where its owner has a role by now. */
const ROLE_MS = 24 * 60 * 60_000
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
 * no token is valid any more with which something could be written. An interrupted step is repeated. Whoever was given a role since they
 * asked has their account for as long as they have it.
 */
export async function continueDeletion(uid: string): Promise<void> {
  const snapshot = await deletionOf(uid).get()
  const deletion = snapshot.data()
  if (!deletion || deletion.nextStepAt.toMillis() > clock.now()) return
  if (deletion.state === 'kept') await finishKeeping(uid)
  else if (await hasRole(uid)) await postpone(uid, snapshot, deletion)
  else if (deletion.state === 'waiting') await close(uid, snapshot, deletion)
  else await erase(uid, deletion)
}

async function hasRole(uid: string): Promise<boolean> {
  return (await staffRole(uid)) !== null || (await hasTeacherRole(uid))
}

/** Looks again a day later. An account that waits can be used until then. */
async function postpone(uid: string, found: DocumentSnapshot<Deletion>, deletion: Deletion): Promise<void> {
  const nextStepAt = Timestamp.fromMillis(clock.now() + ROLE_MS)
  const written = await updateIf(unchanged(found), found.ref, {nextStepAt})
  if (written === null) return
  log('deletion-postponed', {userId: uid})
  if (deletion.state === 'waiting' && deletion.disabledAt) await setDisabled(uid, false)
}

/**
 * Closes an account, or keeps it where its owner has signed in. That it is disabled is noted before it is done, so that whoever keeps it
 * meanwhile, or a day later, knows that it is to be enabled; one that somebody has disabled by hand stays so.
 */
async function close(uid: string, found: DocumentSnapshot<Deletion>, deletion: Deletion): Promise<void> {
  const account = await accountOf(uid)
  if (hasSignedIn(account, deletion)) return keepAccount(uid)
  const isToBeDisabled = account !== undefined && (!account.disabled || deletion.disabledAt !== undefined)
  const noted = isToBeDisabled
    ? await updateIf(unchanged(found), found.ref, {disabledAt: clock.timestamp()})
    : unchanged(found)
  // It was kept meanwhile, or another run closes it.
  if (noted === null) return
  if (isToBeDisabled) {
    await setDisabled(uid, true)
    // Somebody may have signed in before it was disabled.
    if (hasSignedIn(await accountOf(uid), deletion)) return keepAccount(uid)
  }
  const isPaying = await endCheckouts(uid)
  const closed = {state: 'closed' as const, ...(await addressesOf(uid))}
  const nextStepAt = Timestamp.fromMillis(clock.now() + (isPaying ? PAYMENT_MS : TOKEN_MS))
  const written = await updateIf(noted, found.ref, {nextStepAt, ...(!isPaying && closed)})
  if (written === null && isToBeDisabled && (await hasEnded(uid, deletion))) await setDisabled(uid, false)
}

/** @returns the condition under which nobody has changed it after that; null, and nothing written, where the one given does not hold */
async function updateIf(
  condition: Precondition,
  reference: DocumentReference<Deletion>,
  changes: Partial<Deletion>,
): Promise<Precondition | null> {
  try {
    const {writeTime} = await reference.update(changes, condition)
    return {lastUpdateTime: writeTime}
  } catch (error) {
    if (isConflict(error)) return null
    throw error
  }
}

async function accountOf(uid: string): Promise<UserRecord | undefined> {
  const {users} = await auth().getUsers([{uid}])
  return users[0]
}

function hasSignedIn(account: UserRecord | undefined, {requestedAt}: Deletion): boolean {
  return account !== undefined && Date.parse(account.metadata.lastSignInTime) > requestedAt.toMillis()
}

/** Whether a deletion is over, as its account was kept; another may have begun since. */
async function hasEnded(uid: string, {requestedAt}: Deletion): Promise<boolean> {
  const deletion = (await deletionOf(uid).get()).data()
  return !deletion || deletion.state === 'kept' || !deletion.requestedAt.isEqual(requestedAt)
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
