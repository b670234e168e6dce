import {cartItemSchema, parseCart, type CartItem} from '@lectern/domain/cart'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {readStoredCart} from './cart-storage'

const item = (id: string): CartItem => ({
  id,
  slug: id,
  title: `Course ${id}`,
  image: '',
  instructor: 'Amara Okafor',
  lessons: 12,
  duration: '3h',
  priceCents: 5999,
})

/** Items that are nearly right: each field may be what it should be, at a limit, or something else. */
const nearlyAnItem = fc.record(
  {
    id: fc.oneof(fc.string({maxLength: 3}), fc.constant('x'.repeat(201)), fc.integer()),
    slug: fc.oneof(fc.constant('a'), fc.constant('')),
    title: fc.oneof(fc.constant('T'), fc.constant('T'.repeat(301)), fc.constant(null)),
    image: fc.oneof(fc.constant(''), fc.constant('i'.repeat(2001))),
    instructor: fc.oneof(fc.constant(''), fc.constant('i'.repeat(301))),
    lessons: fc.oneof(fc.nat(), fc.constant(-1), fc.constant(1.5), fc.constant('1')),
    duration: fc.oneof(fc.constant('3h'), fc.constant('d'.repeat(41))),
    priceCents: fc.oneof(fc.nat(), fc.constant(-1), fc.constant(0.5), fc.constant(2 ** 53)),
    originalPriceCents: fc.oneof(fc.nat(), fc.constant(-1), fc.constant('9')),
  },
  {requiredKeys: []},
)

describe('reading a stored cart', () => {
  test('keeps a good one as it is', () => {
    const cart = [item('a'), {...item('b'), originalPriceCents: 9999}]
    expect(readStoredCart(JSON.stringify(cart))).toEqual({cart, damaged: false})
  })

  test.for([
    ['broken text', '[{'],
    ['an object', '{}'],
    ['null', 'null'],
    ['a number', '7'],
  ])('%s is an empty cart, and damaged', ([, stored]) => {
    expect(readStoredCart(stored!)).toEqual({cart: [], damaged: true})
  })

  test('keeps the good items of a damaged one', () => {
    const stored = JSON.stringify([item('a'), {id: 'b'}, null, 'c', item('a'), item('d')])
    expect(readStoredCart(stored)).toEqual({cart: [item('a'), item('d')], damaged: true})
  })

  test('agrees with the rules of the domain on what an item is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(nearlyAnItem, fc.constantFrom(item('a'), item('b')), fc.jsonValue())),
        (entries) => {
          const stored = JSON.stringify(entries)
          const ours = readStoredCart(stored)
          const theirs = parseCart(stored)
          expect(ours.damaged).toBe(theirs.damaged)
          expect(ours.cart.map((item) => cartItemSchema.parse(item))).toEqual(theirs.cart)
        },
      ),
      {numRuns: 500},
    )
  })
})
