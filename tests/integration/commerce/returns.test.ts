import {recordProgress} from '@lectern/domain/learning/contracts'
import {decideReturn, returnDetails} from '@lectern/domain/returns/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {fulfil} from '../../../functions/src/checkout/fulfil.ts'
import {settleRefunds} from '../../../functions/src/refunds/settle-refunds.ts'
import {announceReturn} from '../../../functions/src/returns/announce-return.ts'
import {rejectReturn} from '../../../functions/src/returns/reject-return.ts'
import {stack} from '../../stack.ts'
import {refundBy} from '../back-office/staff-orders.ts'
import {clearLessons, teachCourse} from '../learning/taught-course.ts'
import {clearShelf, firestore, letTimePass, publishCourse, read, type Course} from './back-office.ts'
import {refusal} from './callable.ts'
import {makeCode} from './discount-codes.ts'
import {eventually} from './eventually.ts'
import {mailsTo, mailTo} from './inbox.ts'
import {runUntilCommit} from './interleave.ts'
import {signUp, signUpStaff, type Learner} from './learner.ts'
import {bank, paymentPage, refundInDashboard, refundsOf, stripeFails, webhooks} from './payments.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(async () => {
  await stripeFails('none')
  await webhooks.behave()
})
afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

/** Somebody who has bought the courses and wants their money back. */
async function learnerWithReturn(...courses: Course[]) {
  const ada = await signUp()
  const {orderId, sessionId} = await ada.buy(...courses)
  await ada.requestReturn(orderId)
  return {ada, orderId, sessionId, refunds: () => refundsOf(sessionId)}
}

const decide = (orderId: string, decision: 'approved' | 'rejected', who = staff) =>
  who.call(decideReturn, {orderId, decision, reason: 'You finished the course.'})

/** What is recorded of staff and an order. */
async function actsOn(orderId: string) {
  const {docs} = await firestore.collection('staffActions').where('subject.id', '==', orderId).get()
  return docs.map((snapshot) => snapshot.data())
}

const millisOf = (time: unknown) => (time as Timestamp).toMillis()
/** When a return was last written, in ms. */
const updated = async (orderId: string) => millisOf((await read(`returns/${orderId}`))?.['updatedAt'])

describe('approving a return', () => {
  test(
    'gives the money back, withdraws the course and tells the learner',
    {tags: ['S0.01.04', 'S1.03.05', 'S3.11.01', 'S4.11.02', 'S7.18.01']},
    async () => {
      const [course, kept] = await Promise.all([publishCourse(5999), publishCourse()])
      const {ada, orderId, refunds} = await learnerWithReturn(course)
      await ada.buy(kept)
      const asked = await read(`returns/${orderId}`)
      expect(await decide(orderId, 'approved')).toEqual({status: 'approved'})

      const [refund] = await refunds()
      expect(refund).toMatchObject({amount: 5999, status: 'succeeded'})
      expect(await read(`returns/${orderId}`)).toMatchObject({
        status: 'approved',
        decidedBy: staff.uid,
        refundId: refund?.id,
        reason: 'Not for me.',
        createdAt: asked?.['createdAt'],
      })
      expect(await updated(orderId)).toBeGreaterThan(millisOf(asked?.['updatedAt']))
      expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
      expect(await ada.courses()).toEqual([kept.id])
      expect((await mailTo(ada.email, 'return-decided')).text).toContain('$59.99')
    },
  )

  test('is recorded as an act of who did it, also when the clock has to finish it', async () => {
    const {orderId} = await learnerWithReturn(await publishCourse())
    await stripeFails('error', {status: 500, method: 'POST', path: '/v1/refunds'})
    await refusal(decide(orderId, 'approved'))
    expect(await actsOn(orderId)).toEqual([])
    await stripeFails('none')
    await firestore.doc(`orders/${orderId}`).update({'staffRefund.at': Timestamp.fromMillis(0)})
    await letTimePass()
    await eventually('the act', async () => (await actsOn(orderId)).length > 0)
    expect(await actsOn(orderId)).toMatchObject([
      {action: 'return-approved', staffId: staff.uid, staffEmail: staff.email},
    ])
  })

  test('by two people at once is one decision and at most one refund', {tags: ['S4.11.04']}, async () => {
    const {ada, orderId, refunds} = await learnerWithReturn(await publishCourse())
    const another = await signUpStaff()
    const answers = await Promise.allSettled([
      decide(orderId, 'approved'),
      decide(orderId, 'approved', another),
      decide(orderId, 'rejected', another),
    ])
    expect(answers.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(decide(orderId, 'rejected'))).toEqual({reason: 'already-decided'})
    expect(await refusal(decide(orderId, 'approved', another))).toEqual({reason: 'already-decided'})
    const decision = (await read(`returns/${orderId}`))?.['status']
    expect(await refunds()).toHaveLength(decision === 'approved' ? 1 : 0)
    await mailTo(ada.email, 'return-decided')
    expect(await mailsTo(ada.email, 'return-decided')).toHaveLength(1)
  })

  test('after a refund in Stripe’s dashboard gives nothing back twice', async () => {
    const {ada, orderId, sessionId, refunds} = await learnerWithReturn(await publishCourse())
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    await decide(orderId, 'approved')
    const [refund, ...more] = await refunds()
    expect(more).toEqual([])
    const request = await read(`returns/${orderId}`)
    expect(request).toMatchObject({status: 'approved', refundId: refund?.id})
    expect(request).not.toHaveProperty('refundFailedAt')
  })

  test('is refused where a refund in Stripe’s dashboard has failed, which the shop hears then', async () => {
    const {ada, orderId, sessionId, refunds} = await learnerWithReturn(await publishCourse())
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    await webhooks.holdBack()
    const [refund] = await refunds()
    await bank.refundFails(refund?.id ?? '')
    expect(await refusal(decide(orderId, 'approved'))).toEqual({reason: 'refund-failed'})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed'})
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'pending'})
    expect(await decide(orderId, 'approved')).toEqual({status: 'approved'})
    expect(await refunds()).toHaveLength(2)
  })

  test('is refused while the same person gives back the order otherwise', async () => {
    const {ada, orderId, refunds} = await learnerWithReturn(await publishCourse(5999))
    await webhooks.holdBack()
    await stripeFails('lost', {method: 'POST', path: '/v1/refunds'})
    expect(await refusal(refundBy(staff, orderId))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    expect(await refusal(decide(orderId, 'approved'))).toEqual({reason: 'already-decided'})
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'pending'})
    await webhooks.release()
    await ada.orderBecomes(orderId, 'refunded')
    const [refund, ...more] = await refunds()
    expect(more).toEqual([])
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved', refundId: refund?.id})
  })

  test('of a course that a code took all of the price off sends no money, and the course stays', async () => {
    const [ada, ...courses] = await Promise.all([signUp(), publishCourse(4000), publishCourse(6000)])
    const [free, paid] = courses
    const code = await makeCode(staff, {value: 100, courseId: free.id})
    const {orderId, sessionId} = await ada.pressPay(courses, 6000, code)
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    await ada.requestReturn(orderId, [free.id])
    expect(await staff.call(returnDetails, {orderId})).toMatchObject({
      amountCents: 0,
      isRefunded: false,
      courses: [{courseId: free.id, access: 'stays'}],
    })
    expect(await staff.call(decideReturn, {orderId, decision: 'approved'})).toEqual({status: 'approved'})
    expect(await refundsOf(sessionId)).toEqual([])
    const request = await read(`returns/${orderId}`)
    expect(request).toMatchObject({status: 'approved', refundedCents: 0, decidedBy: staff.uid})
    expect((await mailTo(ada.email, 'return-decided')).text).toContain('no money goes back')
    expect(new Set(await ada.courses())).toEqual(new Set([free.id, paid.id]))

    // Whatever becomes of the rest, it is decided.
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    const [refund] = await refundsOf(sessionId)
    await bank.refundFails(refund?.id ?? '')
    await ada.orderBecomes(orderId, 'completed')
    expect(await read(`returns/${orderId}`)).toEqual(request)
  })

  test('keeps a course that was paid for a second time', async () => {
    const course = await publishCourse()
    const {ada, orderId} = await learnerWithReturn(course)
    const second = await ada.payAgainFor(orderId)
    await fulfil(second.sessionId)
    await decide(orderId, 'approved')
    expect(await ada.courses()).toEqual([course.id])
    expect(await read(`enrollments/${ada.uid}_${course.id}`)).toMatchObject({orderId: second.orderId})
  })
})

describe('Stripe fails', () => {
  test('with an answer: nothing has changed, and either decision is open', async () => {
    const course = await publishCourse()
    const {ada, orderId} = await learnerWithReturn(course)
    await stripeFails('error', {status: 402, method: 'POST', path: '/v1/refunds'})
    expect(await refusal(decide(orderId, 'approved'))).toEqual({reason: 'refund-failed'})
    expect(await read(`orders/${orderId}`)).not.toHaveProperty('staffRefund')
    expect(await ada.courses()).toEqual([course.id])
    await stripeFails('none')
    expect(await decide(orderId, 'rejected')).toEqual({status: 'rejected'})
  })

  test('without one: the approval can only be finished, and the clock does it', async () => {
    const {ada, orderId, refunds} = await learnerWithReturn(await publishCourse())
    await stripeFails('error', {status: 500, method: 'POST', path: '/v1/refunds'})
    expect(await refusal(decide(orderId, 'approved'))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    expect(await refusal(decide(orderId, 'rejected'))).toEqual({reason: 'already-decided'})
    await firestore.doc(`orders/${orderId}`).update({'staffRefund.at': Timestamp.fromMillis(0)})
    await letTimePass()
    await eventually(
      'the return to be approved',
      async () => (await read(`returns/${orderId}`))?.['status'] === 'approved',
    )
    expect(await refunds()).toHaveLength(1)
    expect(await ada.courses()).toEqual([])
  })

  test('by losing every answer: pressing again finishes with the refund that was made', async () => {
    const {orderId, refunds} = await learnerWithReturn(await publishCourse())
    // Its news would complete the approval.
    await webhooks.holdBack()
    await stripeFails('lost', {method: 'POST', path: '/v1/refunds'})
    expect(await refusal(decide(orderId, 'approved'))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    expect(await decide(orderId, 'approved')).toEqual({status: 'approved'})
    const [refund, ...more] = await refunds()
    expect(more).toEqual([])
    expect((await read(`returns/${orderId}`))?.['refundId']).toBe(refund?.id)
  })
})

describe('a refund that Stripe accepted and that fails later', () => {
  test('gives the course back, tells staff and learner, and can be tried again', async () => {
    const course = await publishCourse(5999)
    const ada = await signUp()
    const {orderId, sessionId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    await ada.requestReturn(orderId)
    await decide(orderId, 'approved')
    expect(await ada.courses()).toEqual([])

    const [refund] = await refundsOf(sessionId)
    await bank.refundFails(refund?.id ?? '')
    const order = await ada.orderBecomes(orderId, 'completed')
    expect(order).toMatchObject({problem: 'refund-failed', refundedAt: null})
    expect(await ada.courses()).toEqual([course.id])
    expect(await read(`returns/${orderId}`)).toMatchObject({
      status: 'approved',
      refundFailedAt: expect.any(Timestamp),
    })
    const problem = `problems/refund-failed-${refund?.id}`
    expect(await read(problem)).toMatchObject({kind: 'refund-failed', orderId, settledAt: null})
    expect((await mailTo(ada.email, 'refund-failed')).text).toContain('$59.99')
    expect((await mailTo('support@lectern.test', 'problem')).subject).toContain('A refund has failed')

    await decide(orderId, 'approved')
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
    expect(await read(`orders/${orderId}`)).not.toHaveProperty('problem')
    expect(await ada.courses()).toEqual([])
    expect(await read(`returns/${orderId}`)).not.toHaveProperty('refundFailedAt')
    expect(await read(problem)).toMatchObject({settledBy: 'system', outcome: 'refunded again'})
    expect(await refundsOf(sessionId)).toHaveLength(2)
    expect(await refusal(decide(orderId, 'approved'))).toEqual({reason: 'already-decided'})
  })

  test('is told once, in whatever order the news comes, and settled by a refund in the dashboard', async () => {
    const course = await publishCourse()
    const ada = await signUp()
    await webhooks.holdBack()
    const {orderId, sessionId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    await refundInDashboard(sessionId)
    const [refund] = await refundsOf(sessionId)
    await bank.refundFails(refund?.id ?? '')
    await webhooks.release('reverse')
    await ada.orderBecomes(orderId, 'completed')
    expect(await ada.courses()).toEqual([course.id])
    await webhooks.behave()
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await ada.courses()).toEqual([])
    await mailTo(ada.email, 'refund-failed')
    expect(await mailsTo(ada.email, 'refund-failed')).toHaveLength(1)
  })
})

describe('rejecting a return', () => {
  test(
    'leaves money and course, and tells the learner',
    {tags: ['S1.03.06', 'S4.11.03', 'S7.18.01']},
    async () => {
      const course = await publishCourse()
      const {ada, orderId, refunds} = await learnerWithReturn(course)
      const before = await updated(orderId)
      expect(await decide(orderId, 'rejected')).toEqual({status: 'rejected'})
      expect(await read(`returns/${orderId}`)).toMatchObject({status: 'rejected', decidedBy: staff.uid})
      expect(await updated(orderId)).toBeGreaterThan(before)
      expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed'})
      expect(await refunds()).toEqual([])
      expect(await ada.courses()).toEqual([course.id])
      const mail = await mailTo(ada.email, 'return-decided')
      expect(mail.subject).toContain('declined')
      expect(mail.text).toContain('You finished the course.')
      expect(await read(`returns/${orderId}`)).toMatchObject({decisionReason: 'You finished the course.'})
      expect(await actsOn(orderId)).toMatchObject([
        {
          action: 'return-rejected',
          subject: {kind: 'order', id: orderId},
          whom: ada.uid,
          reason: 'You finished the course.',
          staffEmail: staff.email,
        },
      ])
    },
  )

  test('needs a reason', async () => {
    const {orderId} = await learnerWithReturn(await publishCourse())
    const answer = staff.call(decideReturn, {orderId, decision: 'rejected', reason: ' \u200b '})
    expect(await refusal(answer)).toEqual({reason: 'invalid-argument', field: 'reason'})
    expect((await read(`returns/${orderId}`))?.['status']).toBe('pending')
  })

  test('is refused once the money has gone back from Stripe’s dashboard', async () => {
    const {ada, orderId, sessionId} = await learnerWithReturn(await publishCourse())
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await staff.call(returnDetails, {orderId})).toMatchObject({isRefunded: true})
    expect(await refusal(decide(orderId, 'rejected'))).toEqual({reason: 'already-refunded'})
    expect(await decide(orderId, 'approved')).toEqual({status: 'approved'})
  })

  test('is refused once the money has gone back while it was decided', async () => {
    const {orderId, sessionId} = await learnerWithReturn(await publishCourse())
    await webhooks.holdBack()
    const who = {uid: staff.uid, email: staff.email}
    const decision = await runUntilCommit(async () =>
      rejectReturn(orderId, who, 'You finished the course.').then(
        () => null,
        (error: unknown) => error,
      ),
    )
    await refundInDashboard(sessionId)
    await settleRefunds(orderId)
    decision.commit()
    expect(await decision.ended).toMatchObject({reason: 'already-refunded'})
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'pending'})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
    expect(await actsOn(orderId)).toEqual([])
  })

  test('of an order that is gone tells nobody', async () => {
    const {orderId} = await learnerWithReturn(await publishCourse())
    const order = (await read(`orders/${orderId}`)) ?? {}
    await firestore.doc(`orders/${orderId}`).delete()
    expect(await decide(orderId, 'rejected')).toEqual({status: 'rejected'})
    expect(await read(`mail/return-${orderId}`)).toBeNull()
    expect(await refusal(decide(orderId, 'approved'))).toEqual({reason: 'unknown-return'})
    // Its payment is at Stripe: every comparison would write it again.
    await firestore.doc(`orders/${orderId}`).set(order)
  })

  test('does not tell a learner who wants no notices', {tags: ['S1.02.07']}, async () => {
    const {ada, orderId} = await learnerWithReturn(await publishCourse())
    await firestore.doc(`settings/${ada.uid}`).set({emailNotifications: false})
    await decide(orderId, 'rejected')
    await eventually(
      'the mail to be skipped',
      async () => (await read(`mail/return-${orderId}`))?.['state'] === 'skipped',
    )
    expect(await mailsTo(ada.email, 'return-decided')).toEqual([])
  })

  test('approved, it says where the money goes to whoever wants no notices, too', async () => {
    const {ada, orderId} = await learnerWithReturn(await publishCourse(5999))
    await firestore.doc(`settings/${ada.uid}`).set({emailNotifications: false})
    await decide(orderId, 'approved')
    expect((await mailTo(ada.email, 'return-decided')).text).toContain('$59.99')
  })
})

describe('before a decision', () => {
  test('staff hear of the request, once', async () => {
    const {ada, orderId} = await learnerWithReturn(await publishCourse(5999))
    const about = async () =>
      (await mailsTo('support@lectern.test', 'return-requested')).filter(({text}) =>
        text?.includes(ada.email),
      )
    const mail = await eventually('the mail to staff', async () => (await about())[0])
    expect(mail.text).toContain('Not for me.')
    expect(mail.text).toContain('$59.99')
    expect(mail.text).toContain(`${stack.siteUrl}/admin/returns?q=${orderId}`)
    expect(mail.headers['Reply-To']).toContain(ada.email)
    // As the database does with an event whose function has failed, or told twice.
    await announceReturn(orderId)
    expect(await about()).toHaveLength(1)
  })

  test('of a request or an order that is gone staff hear nothing, and the event ends', async () => {
    const {orderId} = await learnerWithReturn(await publishCourse())
    const id = `mail/return-requested-${orderId}`
    const mailIs = (state: string) =>
      eventually(`the mail to be ${state}`, async () => (await read(id))?.['state'] === state)
    await mailIs('sent')
    const order = (await read(`orders/${orderId}`)) ?? {}
    await firestore.doc(`orders/${orderId}`).delete()
    await firestore.doc(id).delete()
    await announceReturn(orderId)
    await mailIs('skipped')
    // Its payment is at Stripe: every comparison would write it again.
    await firestore.doc(`orders/${orderId}`).set(order)

    await firestore.doc(`returns/${orderId}`).delete()
    await firestore.doc(id).delete()
    await announceReturn(orderId)
    expect(await read(id)).toBeNull()
  })

  test('staff see what it would do, and how much of the course was used', async () => {
    const [taught, kept] = await Promise.all([
      teachCourse({sections: [{lessons: [{key: 'a'}, {key: 'b'}, {key: 'c'}]}]}),
      publishCourse(2000),
    ])
    const {ada, orderId} = await learnerWithReturn(taught, kept)
    await ada.call(recordProgress, {
      courseId: taught.id,
      report: {done: {a: Date.now()}, at: null, seconds: {}},
    })
    await firestore.doc(`enrollments/${ada.uid}_${kept.id}`).update({orderIds: [orderId, 'another']})
    expect(await staff.call(returnDetails, {orderId})).toEqual({
      amountCents: taught.priceCents + 2000,
      isRefunded: false,
      paidWith: {type: 'card', brand: 'visa', last4: '4242'},
      courses: [
        {
          courseId: taught.id,
          courseTitle: taught.title,
          priceCents: taught.priceCents,
          access: 'goes',
          progress: {done: 1, lessons: 3},
          hasCertificate: false,
        },
        expect.objectContaining({courseId: kept.id, access: 'stays'}),
      ],
    })
  })
})

describe('nobody else decides', () => {
  test(
    'a learner, also the owner, is not staff',
    {tags: ['S0.01.05', 'S1.03.05', 'S1.03.06', 'S4.11.02', 'S4.11.03', 'S6.03.09', 'S6.04.01', 'S6.04.02']},
    async () => {
      const {ada, orderId} = await learnerWithReturn(await publishCourse())
      expect(await refusal(decide(orderId, 'approved', ada))).toEqual({reason: 'not-staff'})
      expect(await refusal(ada.call(returnDetails, {orderId}))).toEqual({reason: 'not-staff'})
      expect((await read(`returns/${orderId}`))?.['status']).toBe('pending')
    },
  )

  test('and nothing is decided that nobody has asked for', async () => {
    const ada = await signUp()
    const {orderId} = await ada.buy(await publishCourse())
    expect(await refusal(decide(orderId, 'approved'))).toEqual({reason: 'unknown-return'})
    expect(await refusal(decide('no-such-order', 'rejected'))).toEqual({reason: 'unknown-return'})
  })
})
