import {findLimitReached} from '@lectern/domain/discount/discount'
import type {OrderDiscount} from '@lectern/domain/order'
import {FieldValue, type WriteBatch} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {unchanged} from '../services/optimistic.ts'
import {discountCodes, discountUses, type DiscountCode, type DiscountUseState} from './discount-code.ts'

/** What of an order says who uses which code. */
interface DiscountedOrder {
  userId: string
  discount?: OrderDiscount | undefined
}

/**
 * Refuses a code that its learner cannot use now.
 * @param isHeld whether the learner holds a reservation that does not count, because it ends before the code is used again
 * @throws AppError `code-not-started`, `code-ended`, `code-used-up` or `code-used`
 */
export async function assertUsable(
  code: string,
  stored: DiscountCode,
  userId: string,
  isHeld: boolean,
): Promise<void> {
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
 * @throws AppError `unknown-code`, `code-not-started`, `code-ended`, `code-used-up` or `code-used`
 */
export async function reserveDiscount(
  write: WriteBatch,
  orderId: string,
  {userId, discount}: DiscountedOrder,
): Promise<void> {
  if (!discount) return
  const {code, discountCents} = discount
  const snapshot = await discountCodes().doc(code).get()
  const stored = snapshot.data()
  if (!stored) throw new AppError('unknown-code')
  await assertUsable(code, stored, userId, false)
  write.update(snapshot.ref, {reserved: stored.reserved + 1}, unchanged(snapshot))
  write.create(discountUses().doc(orderId), {
    code,
    userId,
    discountCents,
    state: 'reserved',
    createdAt: clock.timestamp(),
  })
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
  if (use.exists) write.update(use.ref, {state}, unchanged(use))
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
