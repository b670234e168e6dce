import {describe, expect, test} from 'vitest'
import {
  clearsCart,
  confirmationOf,
  isOpen,
  latestConfirmation,
  unconfirmed,
  waitBeforeAsking,
  type ConfirmedOrder,
} from './confirmation'

const order = (status: ConfirmedOrder['status']): ConfirmedOrder => ({
  status,
  orderId: 'o1',
  amountCents: 5999,
  items: [],
})

describe('what the success page makes of an answer', () => {
  test.for([
    ['completed', 'paid', true, false],
    ['refunded', 'paid', true, false],
    ['pending', 'processing', true, true],
    ['expired', 'not-paid', false, false],
    ['failed', 'not-paid', false, false],
  ] as const)(
    '%s is %s; takes the cart: %s; asks again: %s',
    {tags: ['S2.09.01', 'S4.01.09']},
    ([status, kind, takes, asks]) => {
      const confirmation = confirmationOf(order(status))
      expect(confirmation.kind).toBe(kind)
      expect(clearsCart(confirmation)).toBe(takes)
      expect(isOpen(confirmation)).toBe(asks)
    },
  )

  test.for(['unavailable', 'internal', 'payment-unavailable', 'rate-limited', 'unreadable'])(
    'no answer (%s) is never a success, never a no, and is asked again',
    {tags: ['S8.03.05']},
    (reason) => {
      const confirmation = unconfirmed(reason)
      expect(confirmation.kind).toBe('unreachable')
      expect(clearsCart(confirmation)).toBe(false)
      expect(isOpen(confirmation)).toBe(true)
    },
  )

  test('no answer leaves standing what was known', () => {
    const processing = confirmationOf(order('pending'))
    expect(latestConfirmation(processing, unconfirmed('unavailable'))).toBe(processing)
    expect(latestConfirmation(unconfirmed('unavailable'), processing)).toBe(processing)
  })

  test.for(['unknown-session', 'invalid-argument'])('%s is final, and keeps the cart', (reason) => {
    const confirmation = latestConfirmation({kind: 'unreachable'}, unconfirmed(reason))
    expect(confirmation.kind).toBe('refused')
    expect(clearsCart(confirmation)).toBe(false)
    expect(isOpen(confirmation)).toBe(false)
  })

  test('asks quickly at first, then ever more slowly, and never less than twice a minute', () => {
    const waits = Array.from({length: 20}, (_, times) => waitBeforeAsking(times + 1))
    expect(waits[0]).toBe(1500)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits.at(-1)).toBe(30_000)
  })
})
