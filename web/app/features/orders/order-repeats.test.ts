import {lineOfCourse} from '@lectern/domain/orders/lines'
import type {OrderStatus} from '@lectern/domain/order'
import {expect, test} from 'vitest'
import {withoutRepeats} from './order-repeats'

/** An order of courses whose ids are a letter each. */
const order = (status: OrderStatus, courses: string, replaced = false) => ({
  status,
  replaced,
  items: courses
    .split('')
    .map((courseId, index) => lineOfCourse({courseId, courseTitle: courseId, priceCents: 5999}, index)),
})

test('unpaid orders of one cart are one: the newest', () => {
  const [newest, second] = [order('cancelled', 'ab'), order('expired', 'ba')]
  expect(withoutRepeats([newest, second, order('expired', 'ab')])).toEqual([newest])
})

test('what was not paid for oneself is no attempt of a gift of the same course', () => {
  const gift = order('completed', 'a')
  const bought = {...gift, items: gift.items.map((item) => ({...item, for: 'gift' as const}))}
  expect(withoutRepeats([bought, order('expired', 'a')])).toHaveLength(2)
})

test('there is none once the cart was paid, or waits to be', () => {
  for (const status of ['completed', 'pending', 'refunded'] as const) {
    expect(withoutRepeats([order(status, 'a'), order('expired', 'a')])).toEqual([order(status, 'a')])
  }
})

test('a changed cart leaves none behind', () => {
  expect(withoutRepeats([order('completed', 'b'), order('expired', 'a', true)])).toHaveLength(1)
})

test('everything else stays: other carts, what was paid and what has failed', () => {
  const kept = [order('expired', 'a'), order('failed', 'a'), order('completed', 'a'), order('expired', 'b')]
  expect(withoutRepeats(kept)).toEqual(kept)
})
