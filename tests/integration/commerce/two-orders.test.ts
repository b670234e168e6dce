import {afterAll, afterEach, describe, expect, test} from 'vitest'
import {fulfil} from '../../../functions/src/checkout/fulfil.ts'
import {settleRefunds} from '../../../functions/src/refunds/settle-refunds.ts'
import {clearShelf, publishCourse, read} from './back-office.ts'
import {INTERLEAVINGS, interleave} from './interleave.ts'
import {signUp} from './learner.ts'
import {refundInDashboard, webhooks} from './payments.ts'

afterEach(() => webhooks.behave())
afterAll(clearShelf)

/** Somebody who has a course, and has paid for it once more without the shop knowing of it yet. */
async function paidTwice() {
  const ada = await signUp()
  const course = await publishCourse()
  const first = await ada.buy(course)
  const second = await ada.payAgainFor(first.orderId)
  return {ada, course, first, second}
}

const statusOf = async (orderId: string) => (await read(`orders/${orderId}`))?.['status']

describe.each(INTERLEAVINGS)('of two orders of one course, interleaved as %s,', (steps) => {
  test('one is refunded while the other is completed: the course stays', async () => {
    const {ada, course, first, second} = await paidTwice()
    await refundInDashboard(first.sessionId)
    await interleave(steps, {a: () => settleRefunds(first.orderId), b: () => fulfil(second.sessionId)})
    expect(await statusOf(first.orderId)).toBe('refunded')
    expect(await statusOf(second.orderId)).toBe('completed')
    expect(await ada.courses()).toEqual([course.id])
    expect(await read(`enrollments/${ada.uid}_${course.id}`)).toMatchObject({orderId: second.orderId})
  })

  test('both are refunded: the course goes', async () => {
    const {ada, first, second} = await paidTwice()
    await fulfil(second.sessionId)
    await Promise.all([first, second].map(({sessionId}) => refundInDashboard(sessionId)))
    await interleave(steps, {a: () => settleRefunds(first.orderId), b: () => settleRefunds(second.orderId)})
    expect(await statusOf(first.orderId)).toBe('refunded')
    expect(await statusOf(second.orderId)).toBe('refunded')
    expect(await ada.courses()).toEqual([])
  })
})
