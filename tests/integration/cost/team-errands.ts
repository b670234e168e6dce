import {seatPriceCents} from '@lectern/domain/teams/team'
import {teamIdOf} from '@lectern/domain/teams/team-id'
import {confirmOrder} from '../../../functions/src/checkout/confirm-order.ts'
import {buySeats} from '../../../functions/src/checkout/gift-and-seats.ts'
import {acceptGift} from '../../../functions/src/gifts/accept-gift.ts'
import {workingCode} from '../../../functions/src/gifts/gift-code.ts'
import {readGift} from '../../../functions/src/gifts/read-gift.ts'
import {addManager, removeManager} from '../../../functions/src/teams/change-managers.ts'
import {inviteMembers, resendInvitation} from '../../../functions/src/teams/invite-members.ts'
import {listTeams} from '../../../functions/src/teams/list-teams.ts'
import {readTeam} from '../../../functions/src/teams/read-team.ts'
import {refundSeats} from '../../../functions/src/teams/refund-seats.ts'
import {leaveTeam, takeSeatBack} from '../../../functions/src/teams/take-seat-back.ts'
import {seatIdOf} from '../../../functions/src/teams/team.ts'
import {read, type Course} from '../commerce/back-office.ts'
import {someAddress} from '../commerce/gifts.ts'
import {signUp} from '../commerce/learner.ts'
import {paymentPage} from '../commerce/payments.ts'
import {TIERS} from '../commerce/teams.ts'
import {cost, type Cost} from './function-cost.ts'
import {newestOrder} from './gift-errands.ts'
import {run} from './run-function.ts'

type Count = (name: string, errand: () => Promise<unknown>) => Promise<void>

/** More than a page of a team shows. */
const MANY = 60
const SEATS = 100

/** Seats are bought for a team, which somebody accepts, leaves and manages; and their money comes back. */
export async function countTeamErrands(count: Count, course: Course): Promise<void> {
  const [ada, ben, eva] = await Promise.all([signUp(), signUp(), signUp()])
  const teamId = teamIdOf(ada.uid, course.id)
  const team = {teamId, cursor: null}
  const expectedTotalCents = seatPriceCents(course.priceCents, SEATS, TIERS) * SEATS
  const seats = {kind: 'course', id: course.id, quantity: SEATS, expectedTotalCents}
  await count('buy seats', () => run(buySeats, ada, seats))
  const {orderId, sessionId} = await newestOrder(ada)
  await paymentPage.payByCard(sessionId)
  await count('confirm seats', () => run(confirmOrder, ada, {sessionId}))

  const seatId = seatIdOf(teamId, ben.email)
  await count('invite to a team', () => run(inviteMembers, ada, {teamId, list: ben.email}))
  await count('invite again', () => run(resendInvitation, ada, {teamId, seatId}))
  const {nonce = '', codeHash = ''} = ((await read(`claims/${seatId}`)) ?? {}) as {
    nonce?: string
    codeHash?: string
  }
  const code = workingCode({nonce, codeHash})
  await count('open a seat', () => run(readGift, null, {code}))
  await count('accept a seat', () => run(acceptGift, ben, {code}))
  await count('see one’s teams', () => run(listTeams, ada, {}))
  await count('see one’s seats', () => run(listTeams, ben, {}))
  await count('open a team of one', () => run(readTeam, ada, team))

  await count('let somebody manage a team', () => run(addManager, ada, {teamId, email: eva.email}))
  await count('manage a team', () => run(readTeam, eva, team))
  await count('end that somebody manages', () => run(removeManager, ada, {teamId, email: eva.email}))
  const next = someAddress()
  await count('give a seat on', () => run(takeSeatBack, ada, {teamId, seatId, to: next}))
  const given = {teamId, seatId: seatIdOf(teamId, next)}
  await count('take a seat back', () => run(takeSeatBack, ada, given))
  await run(inviteMembers, ada, {teamId, list: ben.email})
  const again = ((await read(`claims/${seatId}`)) ?? {}) as {nonce: string; codeHash: string}
  await run(acceptGift, ben, {code: workingCode(again)})
  await count('leave a team', () => run(leaveTeam, ben, {seatId}))

  const many = Array.from({length: MANY}, someAddress).join('\n')
  await count(`invite ${MANY} to a team`, () => run(inviteMembers, ada, {teamId, list: many}))
  await count(`open a team of ${MANY}`, () => run(readTeam, ada, team))
  const back = {orderId, lineId: '1', quantity: 2, requestId: crypto.randomUUID()}
  await count('give two seats back', () => run(refundSeats, ada, back))
}

/** What each costs. */
export const TEAMS_EXPECTED: Record<string, Cost> = {
  'buy seats': cost(4, 5, 1, 2, 0),
  'confirm seats': cost(9, 11, 2, 0, 0),
  'invite to a team': cost(6, 6, 0, 0, 0),
  'invite again': cost(6, 6, 0, 0, 0),
  'open a seat': cost(5, 0, 0, 0, 0),
  'accept a seat': cost(7, 3, 0, 0, 0),
  'see one’s teams': cost(3, 0, 0, 0, 0),
  'see one’s seats': cost(5, 0, 0, 0, 0),
  'open a team of one': cost(8, 1, 0, 1, 0),
  'let somebody manage a team': cost(4, 5, 0, 0, 0),
  'manage a team': cost(8, 1, 0, 1, 0),
  'end that somebody manages': cost(1, 1, 0, 0, 0),
  'give a seat on': cost(8, 11, 0, 0, 1),
  'take a seat back': cost(3, 3, 0, 0, 0),
  'leave a team': cost(4, 5, 0, 0, 0),
  [`invite ${MANY} to a team`]: cost(183, 242, 0, 0, 0),
  [`open a team of ${MANY}`]: cost(56, 1, 0, 1, 0),
  'give two seats back': cost(20, 14, 2, 0, 1),
}
