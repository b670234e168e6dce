import {acceptGift, readGift} from '@lectern/domain/gifts/contracts'
import {orderDetails, refundOrder, settleProblem} from '@lectern/domain/orders/contracts'
import {
  addManager,
  buySeats,
  leaveTeam,
  listTeams,
  readTeam,
  refundSeats,
  removeManager,
  resendInvitation,
  takeSeatBack,
} from '@lectern/domain/teams/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, describe, expect, test} from 'vitest'
import {deliver} from '../../../functions/src/outbox/deliver.ts'
import {PERSONAL_DATA} from '../../../functions/src/privacy/parts.ts'
import {teachCourse} from '../learning/taught-course.ts'
import {clearShelf, firestore, letTimePass, publishBundle, publishCourse, read} from './back-office.ts'
import {call, refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {someAddress} from './gifts.ts'
import {mailTo, manyMailsTo} from './inbox.ts'
import {runUntilCommit} from './interleave.ts'
import {signUp, signUpStaff, type Learner} from './learner.ts'
import {bank, refundInDashboard, refundsOf, stripe, stripeFails, webhooks} from './payments.ts'
import {begin, buyTeam, invite, lineId, seatCodeFor, seatIn, seen, teamOf, teamSettled} from './teams.ts'

afterEach(async () => {
  await stripeFails('none')
  await webhooks.behave()
})
afterAll(clearShelf)

const PRICE = 5999
const EACH = 5399

/** Ada has five seats of a course. */
async function bought() {
  const [ada, course] = await Promise.all([signUp(), publishCourse(PRICE)])
  const order = await buyTeam(ada, course, 5)
  return {ada, course, teamId: teamOf(ada, course), ...order}
}

/** Ben has one of them. */
async function accepted() {
  const team = await bought()
  const ben = await signUp()
  expect(await invite(team.ada, team.teamId, ben.email)).toEqual(['invited'])
  await ben.call(acceptGift, {code: await seatCodeFor(ben.email)})
  return {...team, ben, seatId: await seatIn(team.ada, team.teamId, ben.email)}
}

const back = (orderId: string, quantity: number) => ({
  orderId,
  lineId,
  quantity,
  requestId: crypto.randomUUID(),
})

describe('a team', () => {
  test('is bought by number, invited by a list, and learns what its buyer does not', async () => {
    const {ada, course, teamId, orderId, sessionId} = await bought()
    expect(await read(`orders/${orderId}`)).toMatchObject({
      amountCents: EACH * 5,
      items: [{for: 'team', quantity: 5, priceCents: EACH * 5}],
    })
    const {data} = await stripe.checkout.sessions.listLineItems(sessionId)
    expect(data).toMatchObject([{quantity: 5, amount_total: EACH * 5}])
    expect(await ada.courses()).toEqual([])
    expect((await mailTo(ada.email, 'receipt')).text).toContain('Invite your team: ')
    expect(await seen(ada, teamId)).toMatchObject({seats: 5, used: 0, free: 5, members: [], isOwner: true})

    const ben = await signUp()
    const others = Array.from({length: 3}, someAddress)
    const list = ['Name,Email', `Ben,${ben.email}`, ...others, 'nobody', someAddress(), someAddress()]
    expect(await invite(ada, teamId, ...list)).toEqual([
      'invited',
      'invited',
      'invited',
      'invited',
      'malformed',
      'invited',
      'no-seat',
    ])
    expect(await invite(ada, teamId, ben.email.toUpperCase())).toEqual(['already-in'])
    expect(await seen(ada, teamId)).toMatchObject({seats: 5, used: 5, free: 0})

    const code = await seatCodeFor(ben.email)
    expect(await call(readGift, {code})).toMatchObject({kind: 'seat', title: course.title, isAccepted: false})
    expect(await ben.call(acceptGift, {code})).toEqual({courseIds: [course.id]})
    expect(await ben.courses()).toEqual([course.id])
    expect(await refusal(ada.call(acceptGift, {code}))).toEqual({reason: 'gift-accepted'})
    // Nobody takes two seats.
    const second = await seatCodeFor(others[0] ?? '')
    expect(await refusal(ben.call(acceptGift, {code: second}))).toEqual({reason: 'already-owned'})
    const {members} = await seen(ada, teamId)
    expect(members.find(({email}) => email === ben.email)).toMatchObject({
      state: 'accepted',
      hasBegun: false,
      progress: [{courseId: course.id, lessonsDone: 0, hasCertificate: false}],
    })
    expect(await ben.call(listTeams, {})).toMatchObject({teams: [], held: [{title: course.title}]})
    expect(await refusal(ben.call(readTeam, {teamId, cursor: null}))).toEqual({reason: 'unknown-team'})
  })

  test('reads that a lesson is done when it was marked, or its quiz was passed', async () => {
    const [ada, ben, course] = await Promise.all([
      signUp(),
      signUp(),
      teachCourse({sections: [{lessons: [{key: 'a'}, {key: 'b'}, {key: 'c'}]}]}),
    ])
    await buyTeam(ada, course, 2)
    const teamId = teamOf(ada, course)
    await invite(ada, teamId, ben.email)
    await ben.call(acceptGift, {code: await seatCodeFor(ben.email)})
    await firestore.doc(`progress/${ben.uid}_${course.id}`).set({
      userId: ben.uid,
      courseId: course.id,
      done: {a: 1, 'a-lesson-that-the-course-has-no-more': 1},
      passed: {a: 1, b: 1},
    })
    expect(await seen(ada, teamId)).toMatchObject({
      courses: [{lessons: 3}],
      members: [{progress: [{lessonsDone: 2}]}],
    })
  })

  test('of a bundle gives its courses; more seats are of the same team', async () => {
    const [ada, ben, one, two] = await Promise.all([signUp(), signUp(), publishCourse(), publishCourse()])
    const bundle = await publishBundle([one, two], 9000)
    await buyTeam(ada, bundle, 2)
    const teamId = teamOf(ada, bundle)
    expect(await invite(ada, teamId, ben.email, someAddress(), someAddress())).toEqual([
      'invited',
      'invited',
      'no-seat',
    ])
    await ben.call(acceptGift, {code: await seatCodeFor(ben.email)})
    expect((await ben.courses()).toSorted()).toEqual([one.id, two.id].toSorted())
    await buyTeam(ada, bundle, 3)
    expect(await seen(ada, teamId)).toMatchObject({seats: 5, used: 2, free: 3})
    expect(await invite(ada, teamId, someAddress())).toEqual(['invited'])
    expect((await ada.call(listTeams, {})).teams).toMatchObject([{teamId, seats: 5, used: 3}])
  })

  test('costs what its table says, whatever the browser says', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse(PRICE)])
    const wanted = {kind: 'course' as const, id: course.id, quantity: 5, expectedTotalCents: PRICE}
    expect(await refusal(ada.call(buySeats, wanted))).toEqual({
      reason: 'price-changed',
      totalCents: EACH * 5,
    })
    expect(await refusal(ada.call(buySeats, {...wanted, quantity: 1}))).toMatchObject({
      reason: 'invalid-argument',
      field: 'quantity',
    })
  })
})

describe('a seat', () => {
  test('goes to another until its holder has begun', async () => {
    const {ada, ben, course, teamId, seatId} = await accepted()
    const next = someAddress()
    await ada.call(takeSeatBack, {teamId, seatId, to: next})
    // Pressed twice, it acts once.
    await ada.call(takeSeatBack, {teamId, seatId, to: next})
    expect(await ben.courses()).toEqual([])
    expect((await mailTo(ben.email, 'seat-withdrawn')).subject).toContain(course.title)
    expect(await seen(ada, teamId)).toMatchObject({used: 1, free: 4})
    const cleo = await signUp()
    await cleo.call(acceptGift, {code: await seatCodeFor(next)})
    await begin(cleo, course)
    const taken = await seatIn(ada, teamId, next)
    expect(await refusal(ada.call(takeSeatBack, {teamId, seatId: taken}))).toEqual({reason: 'seat-begun'})
    expect(await cleo.courses()).toEqual([course.id])
    // Ben is invited again, by a link of its own.
    expect(await invite(ada, teamId, ben.email)).toEqual(['invited'])
    await ben.call(acceptGift, {code: await seatCodeFor(ben.email, 2)})
    await ada.call(takeSeatBack, {teamId, seatId})
    expect(await seen(ada, teamId)).toMatchObject({used: 1, free: 4})
  })

  test('that was taken back leads nowhere; an invitation is sent again with the same link', async () => {
    const {ada, teamId} = await bought()
    const address = someAddress()
    await invite(ada, teamId, address)
    const code = await seatCodeFor(address)
    const seatId = await seatIn(ada, teamId, address)
    expect(await ada.call(resendInvitation, {teamId, seatId})).toEqual({email: address})
    expect(await call(readGift, {code})).toMatchObject({kind: 'seat'})
    await ada.call(takeSeatBack, {teamId, seatId})
    await ada.call(takeSeatBack, {teamId, seatId})
    expect(await seen(ada, teamId)).toMatchObject({used: 0, free: 5, members: []})
    expect(await refusal(call(readGift, {code}))).toEqual({reason: 'seat-taken-back'})
  })

  test('that was freed meanwhile is not given on, and nobody is said to be invited', async () => {
    const {ada, ben, teamId, seatId} = await accepted()
    await ben.call(leaveTeam, {seatId})
    const giveOn = (to: string) => ada.call(takeSeatBack, {teamId, seatId, to})
    expect(await refusal(giveOn(someAddress()))).toEqual({reason: 'unknown-seat'})
    expect(await seen(ada, teamId)).toMatchObject({used: 0, members: []})
  })

  test('is left by its holder: not begun it is free, begun it stays used', async () => {
    const {ada, ben, course, teamId, seatId} = await accepted()
    await ben.call(leaveTeam, {seatId})
    expect(await ben.courses()).toEqual([])
    expect(await seen(ada, teamId)).toMatchObject({used: 0, free: 5})
    await invite(ada, teamId, ben.email)
    await ben.call(acceptGift, {code: await seatCodeFor(ben.email, 2)})
    await begin(ben, course)
    await ben.call(leaveTeam, {seatId})
    expect(await ben.courses()).toEqual([])
    const {used, members} = await seen(ada, teamId)
    expect({used, members}).toMatchObject({used: 1, members: [{state: 'left', progress: []}]})
    expect(await read(`progress/${ben.uid}_${course.id}`)).not.toBeNull()
    // Nor does it go to whoever else has the link, or back to its holder.
    const [code, cleo] = [await seatCodeFor(ben.email, 2), await signUp()]
    expect(await call(readGift, {code})).toMatchObject({isAccepted: true})
    expect(await refusal(cleo.call(acceptGift, {code}))).toEqual({reason: 'gift-accepted'})
    expect(await refusal(ben.call(acceptGift, {code}))).toEqual({reason: 'already-owned'})
  })
})

test('nobody is written to more than a few times an hour, whoever invites', async () => {
  const {ada, teamId} = await bought()
  const email = someAddress()
  const inviteAndTakeBack = async () => {
    const results = await invite(ada, teamId, email)
    if (results[0] === 'invited')
      await ada.call(takeSeatBack, {teamId, seatId: await seatIn(ada, teamId, email)})
    return results
  }
  for (let times = 0; times < 4; times += 1) expect(await inviteAndTakeBack()).toEqual(['invited'])
  const [other, tagged] = [someAddress(), email.replace('@', '+2@')]
  expect(await invite(ada, teamId, email, tagged, other)).toEqual(['invited', 'enough-mail', 'invited'])
  expect(await seen(ada, teamId)).toMatchObject({used: 2})
  const seat = {teamId, seatId: await seatIn(ada, teamId, other)}
  expect(await refusal(ada.call(takeSeatBack, {...seat, to: tagged}))).toEqual({reason: 'rate-limited'})
  expect(await seatIn(ada, teamId, other)).toBe(seat.seatId)
})

test('whoever may not write to somebody uses up nothing of what others may', async () => {
  const [{ada, teamId}, eva] = await Promise.all([bought(), signUp()])
  const email = someAddress()
  for (let times = 0; times < 6; times += 1)
    expect(await refusal(eva.call(addManager, {teamId, email}))).toEqual({reason: 'unknown-team'})
  await ada.call(addManager, {teamId, email})
  expect((await mailTo(email, 'team-manager')).subject).toContain('You manage a team')
})

test('a manager is whoever has shown that the address is theirs, until the owner ends it', async () => {
  const {ada, teamId, orderId} = await bought()
  const unverified = await signUp()
  await ada.call(addManager, {teamId, email: unverified.email})
  expect((await mailTo(unverified.email, 'team-manager')).subject).toContain('You manage a team')
  expect(await refusal(unverified.call(readTeam, {teamId, cursor: null}))).toEqual({reason: 'unknown-team'})
  await unverified.verifyAddress()
  // What the token says is as old as the token.
  const eva = await unverified.changePassword('secret-2')
  expect(await invite(eva, teamId, someAddress())).toEqual(['invited'])
  expect(await seen(eva, teamId)).toMatchObject({isOwner: false, purchases: [], used: 1})
  expect((await eva.call(listTeams, {})).teams).toMatchObject([{teamId, isOwner: false}])
  // What only its owner does.
  const acts = [
    () => eva.call(addManager, {teamId, email: someAddress()}),
    () => eva.call(removeManager, {teamId, email: eva.email}),
    () => eva.call(refundSeats, back(orderId, 1)),
  ]
  for (const act of acts) expect(await refusal(act())).toEqual({reason: 'unknown-team'})
  await ada.call(removeManager, {teamId, email: eva.email})
  expect(await refusal(eva.call(readTeam, {teamId, cursor: null}))).toEqual({reason: 'unknown-team'})
})

describe('money back', () => {
  test('of a number of free seats, once, and never of one that is used', async () => {
    const {ada, teamId, orderId, sessionId} = await accepted()
    expect(await refusal(ada.call(refundSeats, back(orderId, 5)))).toEqual({reason: 'not-enough-seats'})
    const two = back(orderId, 2)
    expect(await ada.call(refundSeats, two)).toEqual({amountCents: EACH * 2})
    expect(await ada.call(refundSeats, two)).toEqual({amountCents: EACH * 2})
    expect(await refundsOf(sessionId)).toMatchObject([{amount: EACH * 2}])
    expect(await read(`orders/${orderId}`)).toMatchObject({
      status: 'completed',
      refundedCents: EACH * 2,
      items: [{givenBackQuantity: 2, refundedCents: EACH * 2}],
    })
    expect(await seen(ada, teamId)).toMatchObject({seats: 3, used: 1, free: 2})
    expect((await mailTo(ada.email, 'refunded')).text).toContain('3 seats of this order are left.')
    expect(await invite(ada, teamId, someAddress(), someAddress(), someAddress())).toEqual([
      'invited',
      'invited',
      'no-seat',
    ])
    expect(await refusal(ada.call(refundSeats, back(orderId, 1)))).toEqual({reason: 'not-enough-seats'})
  })

  test('never of the last cent while a seat is used: that would end it', async () => {
    const {ada, ben, course, teamId, orderId} = await accepted()
    const staff = await signUpStaff()
    const goodwill = {orderId, requestId: crypto.randomUUID(), lineIds: [], reason: 'Goodwill'}
    await staff.call(refundOrder, {...goodwill, amountCents: EACH * 2 + 200})
    expect((await seen(ada, teamId)).purchases).toMatchObject([
      {free: 4, eachCents: EACH, backCents: [EACH, EACH * 2, null, null]},
    ])
    expect(await refusal(ada.call(refundSeats, back(orderId, 3)))).toEqual({reason: 'last-of-order'})
    expect(await refusal(ada.call(refundSeats, back(orderId, 5)))).toEqual({reason: 'not-enough-seats'})
    expect(await ada.call(refundSeats, back(orderId, 2))).toEqual({amountCents: EACH * 2})
    expect(await ben.courses()).toEqual([course.id])
  })

  test('of all is what is left of the order, as their buyer is told before', async () => {
    const {ada, teamId, orderId} = await bought()
    const staff = await signUpStaff()
    const goodwill = {orderId, requestId: crypto.randomUUID(), lineIds: [], reason: 'Goodwill'}
    await staff.call(refundOrder, {...goodwill, amountCents: EACH + 200})
    const left = EACH * 4 - 200
    expect((await seen(ada, teamId)).purchases).toMatchObject([
      {backCents: [EACH, EACH * 2, EACH * 3, null, left]},
    ])
    expect(await ada.call(refundSeats, back(orderId, 5))).toEqual({amountCents: left})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
  })

  test('that was interrupted keeps its seats from others, and is completed by pressing again', async () => {
    const {ada, teamId, orderId} = await bought()
    const all = back(orderId, 5)
    await stripeFails('error')
    expect(await refusal(ada.call(refundSeats, all))).toEqual({reason: 'refund-failed'})
    expect(await invite(ada, teamId, someAddress())).toEqual(['no-seat'])
    await stripeFails('none')
    expect(await ada.call(refundSeats, all)).toEqual({amountCents: EACH * 5})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
    expect(await seen(ada, teamId)).toMatchObject({seats: 0, free: 0})
  })

  test('of a number by staff, who see the team and not its members', async () => {
    const {ada, teamId, orderId} = await accepted()
    const staff = await signUpStaff()
    const refund = (quantity: number) =>
      staff.call(refundOrder, {
        orderId,
        requestId: crypto.randomUUID(),
        lineIds: [lineId],
        quantity,
        amountCents: EACH * quantity,
        reason: 'Fewer came',
      })
    expect(await refusal(refund(5))).toEqual({reason: 'not-enough-seats'})
    expect(await refund(3)).toEqual({amountCents: EACH * 3})
    const {team, refunds} = await staff.call(orderDetails, {orderId})
    expect({team, refunds}).toMatchObject({
      team: {bought: 5, givenBack: 3, used: 1, free: 1},
      refunds: [{seats: 3, state: 'made'}],
    })
    expect(await seen(ada, teamId)).toMatchObject({seats: 2, used: 1, free: 1})
  })

  test('of all by whoever has Stripe’s dashboard withdraws every seat, until more are bought', async () => {
    const {ada, ben, course, teamId, orderId, sessionId} = await accepted()
    const address = someAddress()
    await invite(ada, teamId, address)
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    await teamSettled(teamId)
    expect(await ben.courses()).toEqual([])
    expect(await refusal(call(readGift, {code: await seatCodeFor(address)}))).toEqual({
      reason: 'seat-taken-back',
    })
    expect(await manyMailsTo(ben.email, 'seat-withdrawn', 1)).toHaveLength(1)
    expect(await invite(ada, teamId, someAddress())).toEqual(['no-seat'])
    await buyTeam(ada, course, 2)
    expect(await invite(ada, teamId, ben.email)).toEqual(['invited'])
    await ben.call(acceptGift, {code: await seatCodeFor(ben.email, 2)})
    expect(await ben.courses()).toEqual([course.id])
    expect(await seen(ada, teamId)).toMatchObject({seats: 2, used: 1, free: 1})
    expect(await read(`teams/${teamId}`)).toMatchObject({purchases: {[`${orderId}-1`]: {used: 1}}})
  })

  test('of seats of which the shop has not heard that they were given back says that there are none', async () => {
    const {ada, teamId, orderId, sessionId} = await bought()
    await webhooks.holdBack()
    await refundInDashboard(sessionId)
    expect(await refusal(ada.call(refundSeats, back(orderId, 2)))).toEqual({reason: 'not-enough-seats'})
    expect(await refundsOf(sessionId)).toHaveLength(1)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
    await teamSettled(teamId)
    expect(await seen(ada, teamId)).toMatchObject({seats: 0, free: 0})
  })

  test('of which a part went back in the dashboard, unheard of, is what is left of it, as their buyer is told first', async () => {
    const {ada, teamId, orderId, sessionId} = await bought()
    await webhooks.holdBack()
    await refundInDashboard(sessionId, 1000)
    const all = back(orderId, 5)
    expect(await refusal(ada.call(refundSeats, all))).toEqual({reason: 'amount-differs'})
    expect(await seen(ada, teamId)).toMatchObject({seats: 5, free: 5})
    expect(await ada.call(refundSeats, all)).toEqual({amountCents: EACH * 5 - 1000})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
  })

  test('of all that the payer’s bank does not take leaves every seat as it was', async () => {
    const {ada, ben, course, teamId, orderId, sessionId} = await accepted()
    const [cleo, staff] = await Promise.all([signUp(), signUpStaff()])
    await invite(ada, teamId, cleo.email)
    const whole = {orderId, requestId: crypto.randomUUID(), lineIds: [lineId], amountCents: EACH * 5}
    await staff.call(refundOrder, {...whole, reason: 'Nobody came'})
    const [refund] = await refundsOf(sessionId)
    await bank.refundFails(refund?.id ?? '')
    await eventually('the bank to refuse it', async () => {
      const order = await read(`orders/${orderId}`)
      return order?.['problem'] === 'refund-failed'
    })
    await teamSettled(teamId)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed', refundedCents: 0})
    expect(await ben.courses()).toEqual([course.id])
    expect(await seen(ada, teamId)).toMatchObject({seats: 5, used: 2, free: 3})
    await cleo.call(acceptGift, {code: await seatCodeFor(cleo.email)})
    expect(await cleo.courses()).toEqual([course.id])
  })
})

describe('money of some seats that does not arrive', () => {
  /** Two of five seats, and then the other three, were given back; the shop has heard that the money of the two did not arrive. */
  async function twoNotArrived(others: 'made' | 'begun') {
    const team = await bought()
    const {ada, orderId, sessionId} = team
    await ada.call(refundSeats, back(orderId, 2))
    const [ofTwo] = await refundsOf(sessionId)
    const three = back(orderId, 3)
    if (others === 'begun') {
      await stripeFails('error', {method: 'POST', path: '/v1/refunds'})
      await refusal(ada.call(refundSeats, three))
    } else await ada.call(refundSeats, three)
    const order = async () => (await read(`orders/${orderId}`)) ?? {}
    await bank.refundFails(ofTwo?.id ?? '')
    await eventually('the bank to refuse it', async () => (await order())['problem'] === 'refund-failed')
    if (others === 'begun') {
      await stripeFails('none')
      await ada.call(refundSeats, three)
    }
    return {...team, order, problem: `problems/refund-failed-${ofTwo?.id}`}
  }

  test.each(['made', 'begun'] as const)(
    'stays open where the others were %s, until staff give it back',
    async (others) => {
      const {ada, orderId, order, problem} = await twoNotArrived(others)
      expect(await order()).toMatchObject({
        status: 'completed',
        refundedCents: EACH * 3,
        problem: 'refund-failed',
        items: [{isGivenBack: true, refundedCents: EACH * 3}],
      })
      expect(await read(problem)).toMatchObject({settledAt: null, details: {amountCents: EACH * 2}})
      const {text} = await mailTo(ada.email, 'refund-failed')
      expect(text).toContain('$107.98')
      // Of those whose money has not gone yet nothing is given back.
      expect(text?.includes('Until this is settled your seats are as they were')).toBe(others === 'begun')
      const staff = await signUpStaff()
      await staff.call(refundOrder, {
        orderId,
        requestId: crypto.randomUUID(),
        lineIds: [],
        amountCents: EACH * 2,
        reason: 'Their card was closed',
      })
      expect(await order()).toMatchObject({status: 'refunded', refundedCents: EACH * 5})
      expect(await order()).not.toHaveProperty('problem')
      expect(await read(problem)).toMatchObject({settledBy: 'system', outcome: 'refunded again'})
    },
  )
})

test('a part that a bank has taken leaves the other seats open while staff decide', async () => {
  const {ada, course, teamId, orderId, sessionId} = await bought()
  const ben = await signUp()
  await bank.decides(await bank.disputes(sessionId, {amount: 1000}), 'lost')
  await eventually('the loss', async () => (await read(`orders/${orderId}`))?.['chargeback'])
  expect(await invite(ada, teamId, ben.email)).toEqual(['invited'])
  await ben.call(acceptGift, {code: await seatCodeFor(ben.email)})
  expect(await ben.courses()).toEqual([course.id])
})

test('seats that were withdrawn for a dispute stay so when a refund from before it fails', async () => {
  const {ada, ben, teamId, orderId, sessionId} = await accepted()
  const staff = await signUpStaff()
  await refundInDashboard(sessionId, 500)
  const dispute = await bank.disputes(sessionId, {amount: 1000})
  await bank.decides(dispute, 'lost')
  const order = async () => (await read(`orders/${orderId}`)) ?? {}
  await eventually('the loss to be known', async () => (await order())['chargeback'])
  const decision = {
    problemId: `dispute-lost-${dispute}`,
    courses: 'withdrawn',
    reason: 'Their bank has it.',
  } as const
  await staff.call(settleProblem, decision)
  await letTimePass()
  await teamSettled(teamId)
  expect(await ben.courses()).toEqual([])
  const [refund] = await refundsOf(sessionId)
  await bank.refundFails(refund?.id ?? '')
  await eventually('the bank to refuse it', async () => (await order())['problem'] === 'refund-failed')
  await teamSettled(teamId)
  expect(await order()).toMatchObject({status: 'completed', chargeback: {courses: 'withdrawn'}})
  expect(await ben.courses()).toEqual([])
  expect(await seen(ada, teamId)).toMatchObject({seats: 0, free: 0})
})

describe('who is erased', () => {
  const erase = async ({uid, email}: Learner) => {
    for (const part of PERSONAL_DATA) await part.erase({uid, addresses: [email]})
  }

  test('as a member leaves a seat without a name, which goes to another', async () => {
    const {ada, ben, course, teamId, seatId} = await accepted()
    const invited = await signUp()
    await invite(ada, teamId, invited.email)
    const code = await seatCodeFor(invited.email)
    await begin(ben, course)
    await Promise.all([erase(ben), erase(invited)])
    expect(await refusal(call(readGift, {code}))).toEqual({reason: 'unknown-gift'})
    expect(await read(`claims/${seatId}`)).toBeNull()
    const {used, members} = await seen(ada, teamId)
    expect(used).toBe(2)
    expect(members.map(({email, name, progress}) => ({email, name, progress}))).toEqual(
      [1, 2].map(() => ({email: null, name: null, progress: []})),
    )
    const [next, cleo] = [someAddress(), await signUp()]
    for (const [index, member] of members.entries())
      await ada.call(takeSeatBack, {teamId, seatId: member.seatId, ...(index === 0 && {to: next})})
    await cleo.call(acceptGift, {code: await seatCodeFor(next)})
    expect(await seen(ada, teamId)).toMatchObject({used: 1, free: 4, members: [{email: next}]})
  })

  test('while an invitation is on its way, which ends as sent', async () => {
    const {ada, teamId} = await bought()
    const invited = await signUp()
    await invite(ada, teamId, invited.email)
    await seatCodeFor(invited.email)
    const {docs} = await firestore.collection('mail').where('to', 'array-contains', invited.email).get()
    const mail = docs.find((snapshot) => snapshot.get('content.kind') === 'seat')?.data()
    const again = firestore.collection('mail').doc()
    const later = Timestamp.fromMillis(Date.now() + 60 * 60_000)
    await again.set({...mail, state: 'queued', attempts: 0, nextAttemptAt: later})
    // It leases the mail, and then notes at the seat that it has gone.
    const {commit, ended} = await runUntilCommit(() => deliver(again.id, {now: true}), 2)
    const seats = PERSONAL_DATA.find(({name}) => name === 'giftsReceived')
    await seats?.erase({uid: invited.uid, addresses: [invited.email]})
    expect(await seen(ada, teamId)).toMatchObject({used: 1, members: [{email: null}]})
    commit()
    expect(await ended).toBe('sent')
  })

  test('as whoever had accepted the link of another leaves an address that can be invited again', async () => {
    const [ada, ben, course] = await Promise.all([signUp(), signUp(), publishCourse()])
    await buyTeam(ada, course, 5)
    const teamId = teamOf(ada, course)
    const address = someAddress()
    await invite(ada, teamId, address)
    await ben.call(acceptGift, {code: await seatCodeFor(address)})
    await erase(ben)
    const another = someAddress()
    expect(await invite(ada, teamId, address, another)).toEqual(['invited', 'invited'])
    for (const code of [await seatCodeFor(another), await seatCodeFor(address, 2)])
      expect(await call(readGift, {code})).toMatchObject({kind: 'seat', isAccepted: false})
    expect(await seen(ada, teamId)).toMatchObject({used: 3, free: 2})
  })

  test('as an owner leaves members and managers what they have, and as a manager nothing', async () => {
    const {ada, ben, course, teamId, seatId} = await accepted()
    const [verified, other] = await Promise.all([signUp(), signUp()])
    await ada.call(addManager, {teamId, email: verified.email})
    await ada.call(addManager, {teamId, email: other.email})
    await verified.verifyAddress()
    const eva = await verified.changePassword('secret-2')
    await Promise.all([erase(ada), erase(other)])
    expect(await read(`teams/${teamId}`)).toMatchObject({managers: [eva.email]})
    expect(await ben.courses()).toEqual([course.id])
    expect(await ben.call(listTeams, {})).toMatchObject({held: [{seatId, title: course.title, owner: null}]})
    expect(await seen(eva, teamId)).toMatchObject({owner: null, used: 1, free: 4})
    const address = someAddress()
    expect(await invite(eva, teamId, address)).toEqual(['invited'])
    expect((await mailTo(address, 'seat')).subject).toBe(`Somebody invites you to ${course.title}`)
    await ben.call(leaveTeam, {seatId})
    expect(await seen(eva, teamId)).toMatchObject({used: 1, free: 4})
  })
})
