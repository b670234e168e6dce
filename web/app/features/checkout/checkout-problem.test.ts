import type {CartItem} from '@lectern/domain/cart'
import {DISCOUNT_REFUSALS} from '@lectern/domain/discount/discount'
import {describe, expect, test} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {
  checkoutProblem,
  isDiscountRefusal,
  priceChanges,
  standingProblem,
  unsellable,
} from './checkout-problem'

const item = (id: string, priceCents = 5999): CartItem => ({
  id,
  slug: id,
  title: `Course ${id}`,
  image: '',
  instructor: '',
  lessons: 1,
  duration: '1h',
  priceCents,
})
const cart = [item('a'), item('b')]
const refusal = (details: ConstructorParameters<typeof CallFailure>[1]) =>
  new CallFailure('createCheckout', details)

describe('what stands in the way of paying', () => {
  test('a new total, for the courses it was counted for', () => {
    const problem = checkoutProblem(refusal({reason: 'price-changed', totalCents: 13998}), cart)!
    expect(problem).toMatchObject({kind: 'price-changed', totalCents: 13998})
    expect(standingProblem(problem, cart)).toBe(problem)
    expect(standingProblem(problem, [item('a', 7999), item('b')])).toBe(problem)
    expect(standingProblem(problem, [item('a')])).toBeNull()
    expect(standingProblem(problem, [...cart, item('c')])).toBeNull()
  })

  test('a new total with a discount code, for as long as the code is there', () => {
    const details = {reason: 'price-changed', totalCents: 13_000, discountCents: 998}
    const problem = checkoutProblem(refusal(details), cart, 'SPRING')!
    expect(problem).toMatchObject({totalCents: 13_000, discountCents: 998})
    expect(standingProblem(problem, cart, 'SPRING')).toBe(problem)
    expect(standingProblem(problem, cart, 'SUMMER')).toBeNull()
    expect(standingProblem(problem, cart)).toBeNull()
  })

  test('no course for a refused code, which only the code is to blame for', () => {
    for (const reason of DISCOUNT_REFUSALS) {
      expect(checkoutProblem(refusal({reason}), cart, 'SPRING')).toBeNull()
      expect(isDiscountRefusal(refusal({reason}))).toBe(true)
    }
    expect(isDiscountRefusal(refusal({reason: 'price-changed'}))).toBe(false)
  })

  test('courses that cannot be sold, until they are out of the cart', () => {
    const problem = checkoutProblem(refusal({reason: 'already-owned', courseIds: ['b', 'elsewhere']}), cart)!
    expect(problem).toEqual({kind: 'unsellable', reason: 'already-owned', courseIds: ['b']})
    expect(standingProblem(problem, [...cart, item('c')])).toEqual(problem)
    expect(standingProblem(problem, [item('a')])).toBeNull()
  })

  test.for(['payment-unavailable', 'unavailable', 'internal', 'duplicate-course'])(
    'nothing to be done but to try again after %s',
    (reason) => {
      expect(checkoutProblem(refusal({reason}), cart)).toBeNull()
    },
  )

  test('nor after an error that is not a refusal', () => {
    expect(checkoutProblem(new TypeError('x'), cart)).toBeNull()
  })

  test('courses that are known beforehand not to be sold', () => {
    expect(unsellable('unknown-course', cart, (id) => id === 'b')).toEqual({
      kind: 'unsellable',
      reason: 'unknown-course',
      courseIds: ['b'],
    })
    expect(unsellable('unknown-course', cart, () => false)).toBeNull()
  })

  test('names only the prices that differ', () => {
    expect(
      priceChanges(
        cart,
        new Map([
          ['a', {priceCents: 6999}],
          ['b', {priceCents: 5999}],
        ]),
      ),
    ).toEqual([{title: 'Course a', fromCents: 5999, toCents: 6999}])
    expect(priceChanges(cart, new Map())).toEqual([])
  })
})
