import {lineOfCourse, type OrderLine} from '@lectern/domain/orders/lines'
import {expect, test} from 'vitest'
import type {Order} from '~/features/orders/orders'
import type {ReturnRequest} from '~/features/orders/returns'
import {returnCents} from './return-case'

const line = (courseId: string, priceCents: number, index: number) =>
  lineOfCourse({courseId, courseTitle: courseId, priceCents}, index)
const [first, second] = [line('a', 2000, 0), {...line('b', 3000, 1), discountCents: 500}]
const back = (given: OrderLine) => ({...given, isGivenBack: true, refundedCents: given.priceCents})

const order = (change: Partial<Order> = {}) =>
  ({amountCents: 4500, refundedCents: 0, items: [first, second], ...change}) as Order
const request = (change: Partial<ReturnRequest> = {}) =>
  ({
    status: 'pending',
    refundFailedAt: null,
    refundedCents: null,
    courseIds: null,
    ...change,
  }) as ReturnRequest
const ofSecond = (change: Partial<ReturnRequest> = {}) => request({courseIds: ['b'], ...change})
const AFTER = {refundedCents: 2500, items: [first, back(second)]}

test.each([
  ['of the whole order', request(), order(), 4500],
  ['of a part', ofSecond(), order(), 2500],
  ['of what is left of its order', request(), order(AFTER), 2000],
  ['of a part, rejected', ofSecond({status: 'rejected'}), order(), 2500],
  ['of a part, rejected, that staff gave back later', ofSecond({status: 'rejected'}), order(AFTER), 2500],
  ['that was approved', ofSecond({status: 'approved', refundedCents: 2400}), order(AFTER), 2400],
  ['that was approved before that was stored', ofSecond({status: 'approved'}), order(AFTER), 2500],
  [
    'whose refund failed',
    ofSecond({status: 'approved', refundedCents: 2400, refundFailedAt: 1}),
    order(),
    2500,
  ],
  ['of what was free', ofSecond(), order({items: [first, {...second, discountCents: 3000}]}), 0],
  ['whose order is gone', request(), null, null],
])('a return %s asks for its own money', (_, returned, of, cents) => {
  expect(returnCents({returned, order: of})).toBe(cents)
})
