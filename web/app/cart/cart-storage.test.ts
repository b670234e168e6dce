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

const long = (length: number) => 'x'.repeat(length)

/** For each field what it may be, at its limits and just beyond them. */
const values: Record<string, unknown[]> = {
  id: ['a', long(200), '', long(201), 7],
  slug: ['a', long(200), '', long(201)],
  title: ['a', long(300), '', long(301), null],
  image: ['', long(2000), long(2001), undefined],
  instructor: ['', long(300), long(301)],
  lessons: [0, 12, -1, 1.5, '1', 2 ** 53],
  duration: ['', long(40), long(41)],
  priceCents: [0, 5999, -1, 0.5, 2 ** 53, undefined],
  originalPriceCents: [0, 9999, undefined, null, -1, '9'],
}

/** Items that are right but for one field, which may be wrong. */
const nearlyAnItem = fc
  .constantFrom(...Object.entries(values))
  .chain(([field, values]) => fc.constantFrom(...values).map((value) => ({...item('z'), [field]: value})))

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
