import type {CartItem} from '@lectern/domain/cart'
import {describe, expect, test} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {checkoutProblem, priceChanges, standingProblem} from './checkout-problem'

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

  test('names only the prices that differ', () => {
    expect(
      priceChanges(
        cart,
        new Map([
          ['a', 6999],
          ['b', 5999],
        ]),
      ),
    ).toEqual([{title: 'Course a', fromCents: 5999, toCents: 6999}])
    expect(priceChanges(cart, new Map())).toEqual([])
  })
})
