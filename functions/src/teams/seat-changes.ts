import {claimId} from '@lectern/domain/gifts/gift'
import type {OrderLine} from '@lectern/domain/orders/lines'
import {freeSeats} from '@lectern/domain/teams/team'
import {teamIdOf} from '@lectern/domain/teams/team-id'
import {isDeepStrictEqual} from 'node:util'
import type {WriteBatch} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import type {Order} from '../orders/order.ts'
import {clock} from '../services/clock.ts'
import {unchanged} from '../services/optimistic.ts'
import {purchaseOf, purchaseUpdate, teams, type TeamPurchase} from './team.ts'

type Bought = Pick<Order, 'userId' | 'items' | 'chargeback'>

/** The seats of an order that is now paid are its buyer's team's, as part of whatever else is written with it. */
export async function writePaidSeats(
  write: WriteBatch,
  orderId: string,
  {userId, items}: Bought,
): Promise<void> {
  for (const {lineId, id: productId, kind, title, quantity} of seatLines(items)) {
    const snapshot = await teams().doc(teamIdOf(userId, productId)).get()
    const purchase: TeamPurchase = {
      orderId,
      lineId,
      bought: quantity,
      givenBack: 0,
      returning: 0,
      used: 0,
      isClosed: false,
    }
    const team = snapshot.data()
    if (team && purchaseOf(team, orderId, lineId)) continue
    if (team) write.update(snapshot.ref, {title, ...purchaseUpdate(purchase)}, unchanged(snapshot))
    else
      write.create(snapshot.ref, {
        ownerId: userId,
        kind,
        productId,
        title,
        managers: [],
        purchases: {[claimId(orderId, lineId)]: purchase},
        dueAt: null,
        createdAt: clock.timestamp(),
      })
  }
}

/**
 * The team knows what of its seats was given back, as part of whatever else is written with it. Where a whole purchase was, or is the
 * shop's after all, its seats wait for {@link settleSeats}.
 * @param isBegun whether a refund of some of them is still under way
 * @returns the teams whose seats wait
 */
export async function writeSeatsGivenBack(
  write: WriteBatch,
  orderId: string,
  {userId, items, chargeback}: Bought,
  isBegun: boolean,
): Promise<string[]> {
  const due: string[] = []
  for (const {lineId, id, quantity, isGivenBack = false, givenBackQuantity = 0} of seatLines(items)) {
    const snapshot = await teams().doc(teamIdOf(userId, id)).get()
    const team = snapshot.data()
    const purchase = team && purchaseOf(team, orderId, lineId)
    if (!purchase) continue
    const isClosed = isGivenBack || chargeback?.courses === 'withdrawn'
    const now: TeamPurchase = {
      ...purchase,
      givenBack: isGivenBack ? quantity : givenBackQuantity,
      returning: isBegun ? purchase.returning : 0,
      isClosed,
    }
    const isDue = isClosed !== purchase.isClosed
    if (isDue) due.push(snapshot.id)
    if (!isDeepStrictEqual(now, purchase))
      write.update(
        snapshot.ref,
        {...purchaseUpdate(now), ...(isDue && {dueAt: clock.timestamp()})},
        unchanged(snapshot),
      )
  }
  return due
}

/** The lines of an order that are seats. */
function seatLines(items: readonly OrderLine[]): OrderLine[] {
  return items.filter((line) => line.for === 'team')
}

/**
 * The money of free seats is on its way back, as part of whatever else is written with it: nobody is invited to them meanwhile.
 * @throws AppError `not-enough-seats`
 */
export async function writeSeatsReturning(
  write: WriteBatch,
  orderId: string,
  {userId, items}: Bought,
  lineId: string,
  quantity: number,
): Promise<void> {
  const line = seatLines(items).find((one) => one.lineId === lineId)
  const snapshot = line && (await teams().doc(teamIdOf(userId, line.id)).get())
  const team = snapshot?.data()
  const purchase = team && purchaseOf(team, orderId, lineId)
  if (!snapshot || !purchase || freeSeats(purchase) < quantity) throw new AppError('not-enough-seats')
  const returning = purchase.returning + quantity
  write.update(snapshot.ref, purchaseUpdate({...purchase, returning}), unchanged(snapshot))
}

/** The seats that an order is for, for staff; null where it is for none, or is not paid. */
export async function seatsBought(
  orderId: string,
  {userId, items}: Pick<Order, 'userId' | 'items'>,
): Promise<{bought: number; givenBack: number; used: number; free: number} | null> {
  const [line] = seatLines(items)
  const team = line && (await teams().doc(teamIdOf(userId, line.id)).get()).data()
  const purchase = team && purchaseOf(team, orderId, line.lineId)
  if (!purchase) return null
  const {bought, givenBack, used} = purchase
  return {bought, givenBack, used, free: freeSeats(purchase)}
}
