import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {coursePriceAt, priceAt} from './course-price.ts'

const END = Date.parse('2026-11-25T12:00:00.000Z')
const offered = {price: 249, originalPrice: 399, offerEndsAt: '2026-11-25T12:00:00.000Z'}

describe('the price of a course in an offer', () => {
  test('is the reduced one until the last millisecond, and the original one from the end on', () => {
    expect(coursePriceAt(offered, END - 1)).toEqual({
      priceCents: 24_900,
      originalPriceCents: 39_900,
      offerEndsAt: offered.offerEndsAt,
    })
    for (const now of [END, END + 1_000])
      expect(coursePriceAt(offered, now)).toEqual({
        priceCents: 39_900,
        originalPriceCents: null,
        offerEndsAt: null,
      })
  })

  test.each([
    ['without an end', {...offered, offerEndsAt: null}],
    ['with an end that is no date', {...offered, offerEndsAt: 'soon'}],
    ['of a course without an original price', {...offered, originalPrice: null}],
    ['of a course with a lower original price', {...offered, originalPrice: 199}],
  ])('stays, %s', (_, stored) => {
    expect(coursePriceAt(stored, END + 1).priceCents).toBe(24_900)
  })

  test('without an original price stays, and does not end any more', () => {
    const stored = {...offered, originalPrice: null}
    expect(coursePriceAt(stored, END)).toEqual({
      priceCents: 24_900,
      originalPriceCents: null,
      offerEndsAt: null,
    })
  })

  test('never falls, and whatever was read earlier gives the same price later', () => {
    const price = fc.integer({min: 50, max: 100_000})
    const time = fc.integer({min: END - 100_000, max: END + 100_000})
    fc.assert(
      fc.property(price, fc.option(price), time, time, (cents, original, first, second) => {
        const [earlier, later] = [Math.min(first, second), Math.max(first, second)]
        const stored = {
          price: cents / 100,
          originalPrice: original && original / 100,
          offerEndsAt: offered.offerEndsAt,
        }
        const read = coursePriceAt(stored, earlier)
        expect(priceAt(read, later)).toEqual(coursePriceAt(stored, later))
        expect(coursePriceAt(stored, later).priceCents).toBeGreaterThanOrEqual(read.priceCents)
      }),
    )
  })
})
