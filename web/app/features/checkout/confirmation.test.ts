import {lineOfCourse} from '@lectern/domain/orders/lines'
import {describe, expect, test} from 'vitest'
import {
  confirmationOf,
  isOpen,
  latestConfirmation,
  paidItems,
  unconfirmed,
  waitBeforeAsking,
  type ConfirmedOrder,
} from './confirmation'

const order = (status: ConfirmedOrder['status'], paymentProcessing = false): ConfirmedOrder => ({
  status,
  orderId: 'o1',
  amountCents: 5999,
  items: [lineOfCourse({courseId: 'course-a', courseTitle: 'Typography', priceCents: 5999}, 0)],
  paymentProcessing,
  underReview: false,
  failure: null,
  discount: null,
})

describe('what the success page makes of an answer', () => {
  test.for([
    ['completed', false, 'paid', true, false],
    ['refunded', false, 'paid', false, false],
    ['pending', true, 'processing', true, true],
    ['pending', false, 'open', false, false],
    ['expired', false, 'not-paid', false, false],
    ['cancelled', false, 'not-paid', false, false],
    ['failed', false, 'not-paid', false, false],
  ] as const)(
    '%s (on its way: %s) is %s; takes its courses out of the cart: %s; asks again: %s',
    {tags: ['S2.09.01', 'S4.01.09']},
    ([status, processing, kind, takes, asks]) => {
      const confirmation = confirmationOf(order(status, processing))
      expect(confirmation.kind).toBe(kind)
      expect(paidItems(confirmation)).toEqual(takes ? ['course-a'] : [])
      expect(isOpen(confirmation)).toBe(asks)
    },
  )

  test('a course that was given back stays in the cart, the others of its order do not', () => {
    const [first, second] = ['course-a', 'course-b'].map((courseId, index) =>
      lineOfCourse({courseId, courseTitle: 'Typography', priceCents: 5999}, index),
    )
    const items = [{...first!, isGivenBack: true}, second!]
    expect(paidItems(confirmationOf({...order('completed'), items}))).toEqual(['course-b'])
  })

  test('a payment that does not match its order is looked into: no page to pay on, and no end of asking needed', () => {
    const confirmation = confirmationOf({...order('pending'), underReview: true})
    expect(confirmation.kind).toBe('under-review')
    expect(paidItems(confirmation)).toEqual([])
    expect(isOpen(confirmation)).toBe(false)
  })

  test.for(['unavailable', 'internal', 'payment-unavailable', 'rate-limited', 'unreadable'])(
    'no answer (%s) is never a success, never a no, and is asked again',
    {tags: ['S8.03.05']},
    (reason) => {
      const confirmation = unconfirmed(reason)
      expect(confirmation.kind).toBe('unreachable')
      expect(paidItems(confirmation)).toEqual([])
      expect(isOpen(confirmation)).toBe(true)
    },
  )

  test('no answer leaves standing what was known', () => {
    const processing = confirmationOf(order('pending', true))
    expect(latestConfirmation(processing, unconfirmed('unavailable'))).toBe(processing)
    expect(latestConfirmation(unconfirmed('unavailable'), processing)).toBe(processing)
  })

  test.for(['unknown-session', 'invalid-argument'])('%s is final, and keeps the cart', (reason) => {
    const confirmation = latestConfirmation({kind: 'unreachable'}, unconfirmed(reason))
    expect(confirmation.kind).toBe('refused')
    expect(paidItems(confirmation)).toEqual([])
    expect(isOpen(confirmation)).toBe(false)
  })

  test('asks quickly at first, then ever more slowly, and never less than twice a minute', () => {
    const waits = Array.from({length: 20}, (_, times) => waitBeforeAsking(times + 1))
    expect(waits[0]).toBe(1500)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits.at(-1)).toBe(30_000)
  })
})
