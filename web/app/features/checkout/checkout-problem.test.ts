import {MAX_CART_ITEMS, type BundleItem, type CourseItem} from '@lectern/domain/cart'
import {DISCOUNT_REFUSALS} from '@lectern/domain/discount/discount'
import {describe, expect, test} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {
  checkoutProblem,
  givenTwice,
  isDiscountRefusal,
  preventsPayment,
  priceChanges,
  standingProblem,
  tooManyItems,
  unsellable,
  unsellableWords,
} from './checkout-problem'

const item = (id: string, priceCents = 5999): CourseItem => ({
  id,
  slug: id,
  title: `Course ${id}`,
  image: '',
  instructor: '',
  lessons: 1,
  duration: '1h',
  priceCents,
})
const bundle = (id: string, ...courses: string[]): BundleItem => ({
  kind: 'bundle',
  id,
  slug: id,
  title: `Bundle ${id}`,
  image: '',
  priceCents: 9999,
  courses: courses.map((course) => ({id: course, title: `Course ${course}`})),
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
    const problem = checkoutProblem(
      refusal({reason: 'already-owned', courseIds: ['b', 'elsewhere'], bundleIds: ['x']}),
      cart,
    )!
    expect(problem).toEqual({kind: 'unsellable', reason: 'already-owned', ids: ['b']})
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
    expect(unsellable('unknown-course', cart, ({id}) => id === 'b')).toEqual({
      kind: 'unsellable',
      reason: 'unknown-course',
      ids: ['b'],
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

describe('a cart that gives a course twice', () => {
  const titles = (...items: Parameters<typeof givenTwice>[0]) => givenTwice(items).map(({id}) => id)

  test('by a bundle and by itself: the course is one too many', () => {
    expect(titles(item('a'), bundle('x', 'a', 'b'))).toEqual(['a'])
    expect(titles(item('a'), item('b'), item('c'), bundle('x', 'a', 'b'))).toEqual(['a', 'b'])
  })

  test('by bundles that have every course of another: the first such bundle is one too many', () => {
    expect(titles(bundle('x', 'a', 'b'), bundle('y', 'b', 'e'), bundle('z', 'a', 'd'))).toEqual(['x'])
    expect(titles(bundle('x', 'a', 'b'), bundle('y', 'a', 'b'))).toEqual(['x'])
  })

  test('by bundles that only share a course: each gives something', () => {
    expect(titles(bundle('x', 'a', 'b'), bundle('y', 'b', 'c'), item('d'))).toEqual([])
  })

  test('cannot be paid for, and neither can what is owned; what is no longer sold is left out', () => {
    const items = [item('a'), bundle('x', 'a', 'b')]
    const problemOf = (reason: Parameters<typeof unsellable>[0]) => unsellable(reason, items, () => true)
    expect(preventsPayment(problemOf('duplicate-course'))).toBe(true)
    expect(preventsPayment(problemOf('already-owned'))).toBe(true)
    expect(preventsPayment(problemOf('unknown-course'))).toBe(false)
    expect(preventsPayment(null)).toBe(false)
  })
})

test('a cart with more items than one payment is for cannot be paid before some are out of it', () => {
  const full = Array.from({length: MAX_CART_ITEMS}, (_, index) => item(String(index)))
  expect(tooManyItems(full)).toBeNull()
  const problem = tooManyItems([...full, item('x'), bundle('y', 'a', 'b')])
  expect(problem).toEqual({kind: 'too-many', count: 2})
  expect(preventsPayment(problem)).toBe(true)
})

test('a refusal names bundles as it names courses', () => {
  const items = [item('a'), bundle('x', 'b', 'c')]
  expect(checkoutProblem(refusal({reason: 'duplicate-course', bundleIds: ['x']}), items)).toEqual({
    kind: 'unsellable',
    reason: 'duplicate-course',
    ids: ['x'],
  })
})

test.each([
  ['unknown-course', [item('a')], 'This course is no longer available:'],
  ['unknown-course', cart, 'These courses are no longer available:'],
  ['unknown-course', [bundle('x', 'a', 'b')], 'This bundle is no longer available:'],
  ['unknown-course', [item('c'), bundle('x', 'a', 'b')], 'These items are no longer available:'],
  ['already-owned', [item('a')], 'You already own this course:'],
  ['already-owned', cart, 'You already own these courses:'],
  ['already-owned', [bundle('x', 'a', 'b')], 'You already own all courses of this bundle:'],
  ['payment-in-progress', [item('a')], 'A payment for this course is already on its way:'],
  ['payment-in-progress', cart, 'A payment for these courses is already on its way:'],
  [
    'payment-in-progress',
    [bundle('x', 'a', 'b')],
    'A payment for a course of this bundle is already on its way:',
  ],
  ['duplicate-course', [item('a')], 'This course is in a bundle of your cart as well:'],
  ['duplicate-course', [bundle('x', 'a', 'b')], 'The rest of your cart has all courses of this bundle:'],
] as const)('%s is said of what it concerns: %#', (reason, items, words) => {
  expect(unsellableWords(reason, items)).toBe(words)
})
