import {acceptGift} from '@lectern/domain/gifts/contracts'
import {listOrders, resendReceipt, settleProblem} from '@lectern/domain/orders/contracts'
import {decideReturn} from '@lectern/domain/returns/contracts'
import {takeSeatBack} from '@lectern/domain/teams/contracts'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {ALL_ORDERS, aPaidOrder, refundBy} from '../back-office/staff-orders.ts'
import {clearShelf, publishCourse, read} from '../commerce/back-office.ts'
import {eventually} from '../commerce/eventually.ts'
import {codeMailedTo, give, someAddress} from '../commerce/gifts.ts'
import {mailEvent, mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {bank, paymentPage, refundsOf} from '../commerce/payments.ts'
import {buyTeam, invite, seatCodeFor, seatIn, teamOf} from '../commerce/teams.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterAll(clearShelf)

/** Waits for a mail to an address. @returns how many of its kind have gone to the address that somebody had before */
async function sentToOld(tag: string, address: string, {email}: Learner): Promise<number> {
  await mailTo(address, tag)
  return (await mailsTo(email, tag)).length
}

/** Somebody who has changed the address of their account since they paid for an order. */
async function moved() {
  const order = await aPaidOrder()
  return {...order, address: await order.ada.changeAddress()}
}

describe('whoever has changed their address since they bought something', () => {
  test.each(['approved', 'rejected'] as const)('hears there of a return: %s', async (decision) => {
    const {ada, orderId, address} = await moved()
    await ada.requestReturn(orderId)
    const asked = await eventually('the mail to staff', async () => {
      const mails = await mailsTo('support@lectern.test', 'return-requested')
      return mails.find(({text}) => text?.includes(orderId))
    })
    expect(asked.text).toContain(`${address} asks for`)
    expect(asked.headers).toMatchObject({'Reply-To': address})
    await staff.call(decideReturn, {orderId, decision, reason: 'You finished the course.'})
    expect(await sentToOld('return-decided', address, ada)).toBe(0)
  })

  test('hears there of a refund, and that it has failed', async () => {
    const {ada, orderId, sessionId, address} = await moved()
    await refundBy(staff, orderId)
    expect(await sentToOld('refunded', address, ada)).toBe(0)
    const [refund] = await refundsOf(sessionId)
    await bank.refundFails(refund?.id ?? '')
    expect(await sentToOld('refund-failed', address, ada)).toBe(0)
  })

  test('hears there that a dispute has taken the courses', async () => {
    const {ada, orderId, sessionId, address} = await moved()
    const dispute = await bank.disputes(sessionId)
    await bank.decides(dispute, 'lost')
    await eventually('the loss', async () => (await read(`orders/${orderId}`))?.['chargeback'])
    const problemId = `dispute-lost-${dispute}`
    await staff.call(settleProblem, {problemId, courses: 'withdrawn', reason: 'We looked into it.'})
    expect(await sentToOld('courses-withdrawn', address, ada)).toBe(0)
  })

  test('hears there that a transfer has failed', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    const {orderId, sessionId} = await ada.pressPay([course])
    await paymentPage.payByBankTransfer(sessionId)
    await mailTo(ada.email, 'order-placed')
    const address = await ada.changeAddress()
    await bank.transferFails(sessionId)
    await ada.orderBecomes(orderId, 'failed')
    expect(await sentToOld('payment-failed', address, ada)).toBe(0)
  })

  test('has the receipt once more there, and is found by either address', async () => {
    const {ada, orderId, address} = await moved()
    await mailTo(ada.email, 'receipt')
    const requestId = crypto.randomUUID()
    expect(await staff.call(resendReceipt, {orderId, requestId})).toEqual({email: address, sent: true})
    expect(await mailsTo(ada.email, 'receipt')).toHaveLength(1)
    for (const search of [address.toUpperCase(), ada.email]) {
      const {orders} = await staff.call(listOrders, {...ALL_ORDERS, search})
      expect(orders.map(({id}) => id)).toEqual([orderId])
    }
  })
})

test('the giver and the holder of a gift are written to where they are now', async () => {
  const [ada, ben, course] = await Promise.all([signUp(), signUp(), publishCourse(5999)])
  const email = someAddress()
  const {orderId} = await give(ada, course, {email})
  const code = await codeMailedTo(email)
  const giver = await ada.changeAddress()
  await mailEvent('failed', email)
  expect(await sentToOld('gift-returned', giver, ada)).toBe(0)
  await ben.call(acceptGift, {code})
  expect(await sentToOld('gift-accepted', giver, ada)).toBe(0)
  const holder = await ben.changeAddress()
  await refundBy(staff, orderId)
  expect(await sentToOld('gift-withdrawn', holder, ben)).toBe(0)
})

test.each(['its manager', 'a refund'])(
  'the holder of a seat hears where they are now that %s took it',
  async (by) => {
    const [ada, ben, course] = await Promise.all([signUp(), signUp(), publishCourse(5000)])
    const {orderId} = await buyTeam(ada, course, 5)
    const teamId = teamOf(ada, course)
    await invite(ada, teamId, ben.email)
    const seatId = await seatIn(ada, teamId, ben.email)
    await ben.call(acceptGift, {code: await seatCodeFor(ben.email)})
    const address = await ben.changeAddress()
    if (by === 'a refund')
      await refundBy(staff, orderId, Number((await read(`orders/${orderId}`))?.['amountCents']))
    else await ada.call(takeSeatBack, {teamId, seatId})
    expect(await sentToOld('seat-withdrawn', address, ben)).toBe(0)
  },
)
