import {createHash} from 'node:crypto'
import {findLimitReached} from '@lectern/domain/discount/discount'
import {mailboxOf} from '@lectern/domain/mail/email'
import type {OrderDiscount} from '@lectern/domain/order'
import {FieldValue, type WriteBatch} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {unchanged} from '../services/optimistic.ts'
import type {CodeUser} from './code-user.ts'
import {discountCodes, discountUses, type DiscountCode, type DiscountUseState} from './discount-code.ts'

/** What of an order says who uses which code. */
interface DiscountedOrder {
  userId: string
  discount?: OrderDiscount | undefined
}

/** Whether a code can be used so many times in all that one who never pays could take it from others. */
function isLimited({maxUses}: Pick<DiscountCode, 'maxUses'>): boolean {
  return maxUses !== null
}

/**
 * Refuses a code that its learner cannot use now. One that can be used a limited number of times in all is for verified
 * addresses, and each mailbox holds it for one order at a time: accounts are free, and a reservation takes a use from others.
 * @param isHeld whether the learner holds a reservation that does not count, because it ends before the code is used again
 * @returns whose mailbox a reservation is for, hashed; null where the code has no limit in all
 * @throws AppError `code-not-started`, `code-ended`, `code-used-up`, `code-used`, `code-needs-verified-email` or `code-held`
 */
export async function assertUsable(
  code: string,
  stored: DiscountCode,
  {uid: userId, verifiedEmail}: CodeUser,
  isHeld: boolean,
): Promise<string | null> {
  const {maxUses, maxUsesPerPerson, reserved, used} = stored
  const held = isHeld ? 1 : 0
  const refusal = findLimitReached(
    {
      startsAt: stored.startsAt?.toMillis() ?? null,
      endsAt: stored.endsAt?.toMillis() ?? null,
      endedAt: stored.endedAt?.toMillis() ?? null,
      maxUses,
      maxUsesPerPerson,
    },
    {
      inAll: reserved + used - held,
      byPerson: maxUsesPerPerson === null ? 0 : (await countOf(code, userId, maxUsesPerPerson + held)) - held,
    },
    clock.now(),
  )
  if (refusal !== null) throw new AppError(refusal)
  if (!isLimited(stored)) return null
  const email = await verifiedEmail()
  if (email === null) throw new AppError('code-needs-verified-email')
  const mailbox = hashOf(mailboxOf(email))
  const others = await discountUses()
    .where('code', '==', code)
    .where('heldBy', '==', mailbox)
    .limit(held + 1)
    .get()
  if (others.size > held) throw new AppError('code-held')
  return mailbox
}

/** Hashed, because it is compared alone. */
function hashOf(mailbox: string): string {
  return createHash('sha256').update(mailbox).digest('hex')
}

/** How often a learner has used a code or holds it reserved, up to a maximum. */
async function countOf(code: string, userId: string, max: number): Promise<number> {
  const uses = await discountUses()
    .where('code', '==', code)
    .where('userId', '==', userId)
    .where('state', 'in', ['reserved', 'used'] satisfies DiscountUseState[])
    .limit(max)
    .get()
  return uses.size
}

/**
 * Reserves a code for a new order, as part of the batch that creates it. The code is changed on the condition that nobody
 * else has changed it, so that reservations never exceed what is left of it; that its learner has one checkout at a time, which the
 * batch is conditioned on too, does the same for their own uses.
 * @returns whether it is taken from others while it is reserved, so that its checkout is to be short
 * @throws AppError `unknown-code`, `code-not-started`, `code-ended`, `code-used-up`, `code-used`, `code-needs-verified-email` or
 *   `code-held`
 */
export async function reserveDiscount(
  write: WriteBatch,
  orderId: string,
  discount: OrderDiscount | undefined,
  user: CodeUser,
): Promise<boolean> {
  if (!discount) return false
  const {code, discountCents} = discount
  const snapshot = await discountCodes().doc(code).get()
  const stored = snapshot.data()
  if (!stored) throw new AppError('unknown-code')
  const heldBy = await assertUsable(code, stored, user, false)
  write.update(snapshot.ref, {reserved: stored.reserved + 1}, unchanged(snapshot))
  write.create(discountUses().doc(orderId), {
    code,
    userId: user.uid,
    discountCents,
    state: 'reserved',
    ...(heldBy !== null && {heldBy}),
    createdAt: clock.timestamp(),
  })
  return heldBy !== null
}

/**
 * Records that the order of a discount was paid (`used`) or ended without payment (`released`), as part of the batch that changes
 * its status, and that is conditioned on it: each change is counted once. A payment counts also where its reservation was
 * released before, or is not known because the database was restored: money that has arrived is not refused.
 */
export async function settleDiscount(
  write: WriteBatch,
  orderId: string,
  {userId, discount}: DiscountedOrder,
  state: Exclude<DiscountUseState, 'reserved'>,
): Promise<void> {
  if (!discount) return
  const {code, discountCents} = discount
  const [counted, use] = await Promise.all([
    discountCodes().doc(code).get(),
    discountUses().doc(orderId).get(),
  ])
  const before = use.data()?.state
  if (before === state || before === 'used') return
  if (use.exists) write.update(use.ref, {state, heldBy: FieldValue.delete()}, unchanged(use))
  else write.create(use.ref, {code, userId, discountCents, state, createdAt: clock.timestamp()})
  logWith(write, 'discount-settled', {orderId, state, reserved: before === 'reserved' ? 'yes' : 'no'})
  if (!counted.exists) return
  write.update(counted.ref, {
    ...(before === 'reserved' && {reserved: FieldValue.increment(-1)}),
    ...(state === 'used' && {
      used: FieldValue.increment(1),
      discountedCents: FieldValue.increment(discountCents),
    }),
  })
}
