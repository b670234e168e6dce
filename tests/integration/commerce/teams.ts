import {buySeats, inviteMembers, readTeam} from '@lectern/domain/teams/contracts'
import type {SeatTier} from '@lectern/domain/teams/team'
import {seatPriceCents} from '@lectern/domain/teams/team'
import {firestore, read, type Sold} from './back-office.ts'
import {eventually} from './eventually.ts'
import {codeIn} from './gifts.ts'
import {mailsTo} from './inbox.ts'
import type {Checkout, Learner} from './learner.ts'
import {paymentPage} from './payments.ts'

/** What the samples' site settings say. */
export const TIERS: readonly SeatTier[] = [
  {from: 5, percentOff: 10},
  {from: 20, percentOff: 20},
  {from: 50, percentOff: 30},
]

export const lineId = '1'

/** The team of somebody for what they have bought. */
export const teamOf = (owner: Learner, {id}: Pick<Sold, 'id'>) => `${owner.uid}_${id}`

/** Buys seats by card, to the end. */
export async function buyTeam(owner: Learner, sold: Sold, quantity: number): Promise<Checkout> {
  const {kind = 'course', id, priceCents} = sold
  const expectedTotalCents = seatPriceCents(priceCents, quantity, TIERS) * quantity
  const {url, orderId} = await owner.call(buySeats, {kind, id, quantity, expectedTotalCents})
  const sessionId = /cs_\w+/.exec(url)?.[0] ?? ''
  await paymentPage.payByCard(sessionId)
  await owner.orderBecomes(orderId, 'completed')
  return {orderId, url, sessionId}
}

/** Invites addresses; what became of each line. */
export async function invite(manager: Learner, teamId: string, ...list: string[]): Promise<string[]> {
  const {lines} = await manager.call(inviteMembers, {teamId, list: list.join('\n')})
  return lines.map(({result}) => result)
}

/** The code in an invitation of an address. @param number which one, from 1 */
export async function seatCodeFor(address: string, number = 1): Promise<string> {
  const {text} = await eventually(`invitation ${number} of ${address}`, async () =>
    (await mailsTo(address, 'seat')).at(-number),
  )
  return codeIn(text ?? '')
}

/** A team as one of its managers sees it. */
export const seen = (manager: Learner, teamId: string) => manager.call(readTeam, {teamId, cursor: null})

/** The id of somebody's seat in a team. */
export async function seatIn(manager: Learner, teamId: string, email: string): Promise<string> {
  const {members} = await seen(manager, teamId)
  return members.find((member) => member.email === email)?.seatId ?? ''
}

/** What is stored once somebody has opened a lesson. */
export async function begin({uid}: Learner, {id: courseId}: Pick<Sold, 'id'>): Promise<void> {
  await firestore.doc(`progress/${uid}_${courseId}`).set({
    userId: uid,
    courseId,
    done: {},
    undone: {},
    passed: {},
    tries: {},
    at: null,
    seconds: {},
    opened: {},
    known: {},
    startedAt: Date.now(),
    unpassed: [],
  })
}

/** Waits until nothing of a team waits to be settled. */
export async function teamSettled(teamId: string): Promise<void> {
  await eventually(`the seats of ${teamId} to be settled`, async () => {
    const team = await read(`teams/${teamId}`)
    return team !== null && team['dueAt'] === null
  })
}
