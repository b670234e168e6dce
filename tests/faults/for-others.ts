import {acceptGift, giveCourse, listGifts, takeGiftBack} from '@lectern/domain/gifts/contracts'
import {buySeats, inviteMembers, refundSeats, takeSeatBack} from '@lectern/domain/teams/contracts'
import {teamIdOf} from '@lectern/domain/teams/team-id'
import {workingCode} from '../../functions/src/gifts/gift-code.ts'
import {seatIdOf} from '../../functions/src/teams/team.ts'
import {firestore, type Course} from '../integration/commerce/back-office.ts'
import type {Learner} from '../integration/commerce/learner.ts'
import {paymentPage} from '../integration/commerce/payments.ts'
import type {Opened} from './buy.ts'
import type {PlannedPurchase} from './plan.ts'
import type {ShopRun} from './shop-run.ts'

/** After so many purchases a learner gives something to another, and after as many again they buy seats. */
const EVERY = 3
const LINE = '1'
const SEATS = 3

/**
 * Beside what they buy for themselves, learners give courses and buy seats: which of them, and for whom, follows from the plan, so that a
 * seed keeps it.
 * @param index of the purchase among theirs
 */
export async function buyForOthers(
  run: ShopRun,
  buyer: Learner,
  {courses: [pick = 0]}: PlannedPurchase,
  index: number,
): Promise<void> {
  const course = run.courses[pick % run.courses.length]
  const others = run.learners.filter(({uid}) => uid !== buyer.uid)
  const [friend, other] = [others[pick % others.length], others[(pick + 1) % others.length]]
  if (!course || !friend || !other) return
  if (index % (2 * EVERY) === EVERY - 1) await give(run, buyer, course, friend)
  if (index % (2 * EVERY) === 2 * EVERY - 1) await seat(run, buyer, course, [friend, other])
}

/** A gift is accepted and taken back at the same moment. */
async function give(run: ShopRun, giver: Learner, course: Course, friend: Learner): Promise<void> {
  const gift = {kind: 'course', id: course.id, delivery: 'mail', message: 'For you', day: ''} as const
  const opened = await open(run, 'gift', () =>
    giver.call(giveCourse, {
      ...gift,
      name: 'A Friend',
      email: friend.email,
      expectedTotalCents: course.priceCents,
    }),
  )
  if (!opened) return
  await pay(run, giver, opened)
  const {orderId} = opened
  const answer = await run.insist('gifts', () => giver.call(listGifts, {orderId}))
  const code = answer?.gifts[0]?.code
  if (!code) return
  run.count('gifts bought')
  await Promise.all([
    run.insist('accepting a gift', () => friend.call(acceptGift, {code})),
    run.insist('taking a gift back', () => giver.call(takeGiftBack, {orderId, lineId: LINE})),
  ])
}

/** Seats are accepted, taken back and given back at the same moment. */
async function seat(
  run: ShopRun,
  owner: Learner,
  {id, priceCents}: Course,
  members: readonly [Learner, Learner],
): Promise<void> {
  const opened = await open(run, 'seats', () =>
    owner.call(buySeats, {
      kind: 'course',
      id,
      quantity: SEATS,
      expectedTotalCents: priceCents * SEATS,
    }),
  )
  if (!opened) return
  await pay(run, owner, opened)
  const [teamId, {orderId}] = [teamIdOf(owner.uid, id), opened]
  const list = members.map(({email}) => email).join('\n')
  const invited = await run.insist('invitations', () => owner.call(inviteMembers, {teamId, list}))
  if (!invited) return
  run.count('seats bought', SEATS)
  const accept = (member: Learner) => run.insist('accepting a seat', () => acceptSeat(member, teamId))
  const requestId = crypto.randomUUID()
  const back = {orderId, lineId: LINE, quantity: 1, requestId}
  const [first, second] = members
  await Promise.all([
    accept(first),
    accept(second),
    run.insist('taking a seat back', () =>
      owner.call(takeSeatBack, {teamId, seatId: seatIdOf(teamId, second.email)}),
    ),
    run.insist('giving a seat back', () => owner.call(refundSeats, back)),
  ])
}

/** With the code that the mail of their invitation has. */
async function acceptSeat(member: Learner, teamId: string): Promise<void> {
  const seat = await firestore.doc(`claims/${seatIdOf(teamId, member.email)}`).get()
  const [nonce, codeHash] = [String(seat.get('nonce')), String(seat.get('codeHash'))]
  const code = workingCode({nonce, codeHash})
  if (code !== null) await member.call(acceptGift, {code})
}

async function open(
  run: ShopRun,
  what: string,
  press: () => Promise<{url: string; orderId: string}>,
): Promise<Opened | null> {
  const checkout = await run.insist(what, press)
  const sessionId = /cs_\w+/.exec(checkout?.url ?? '')?.[0]
  return checkout && sessionId !== undefined ? {orderId: checkout.orderId, sessionId} : null
}

async function pay(run: ShopRun, buyer: Learner, {sessionId}: Opened): Promise<void> {
  await run.insist('payment page', () => paymentPage.payByCard(sessionId))
  await run.insist('success page', () => buyer.confirm(sessionId))
}
