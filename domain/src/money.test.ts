import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {centsFromDollars, centsFromTyped, discountPercent, formatCents, sumCents} from './money.ts'

const price = fc.integer({min: 0, max: 10_000_000})

describe('centsFromDollars', () => {
  test('takes every price with two decimals back to its cents', {tags: ['S7.01.02', 'S9.06.04']}, () => {
    fc.assert(
      fc.property(price, (cents) => {
        expect(centsFromDollars(Number((cents / 100).toFixed(2)))).toBe(cents)
      }),
    )
  })

  test.each([
    [59.99, 5999],
    [119.99, 11_999],
    [1.005, 101],
    [0, 0],
  ])('%d dollars are %i cents', {tags: ['S9.06.04']}, (dollars, cents) =>
    expect(centsFromDollars(dollars)).toBe(cents),
  )

  test.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e15])('refuses %d', (dollars) =>
    expect(() => centsFromDollars(dollars)).toThrow(RangeError),
  )
})

describe('centsFromTyped', () => {
  test('reads every amount as it is shown', () => {
    fc.assert(
      fc.property(price, (cents) => {
        expect(centsFromTyped(formatCents(cents))).toBe(cents)
      }),
    )
  })

  test.each([
    ['59.99', 5999],
    [' $59.9 ', 5990],
    ['59', 5900],
    ['1,234.50', 123_450],
    ['1,234,567', 123_456_700],
    ['59,99', null],
    ['59.999', null],
    ['-1', null],
    ['', null],
    ['all', null],
    ['1e3', null],
  ])('reads “%s” as %s', (typed, cents) => expect(centsFromTyped(typed)).toBe(cents))
})

test('a sum in cents never loses a cent', () => {
  fc.assert(
    fc.property(fc.array(price), fc.array(price), (a, b) => {
      expect(sumCents([...a, ...b])).toBe(sumCents(a) + sumCents(b))
    }),
  )
})

describe('formatCents', () => {
  test('shows two decimals in USD', {tags: ['S1.04.08', 'S9.06.03']}, () => {
    expect(formatCents(5999)).toBe('$59.99')
    expect(formatCents(24_900)).toBe('$249.00')
    expect(formatCents(123_450)).toBe('$1,234.50')
    expect(formatCents(0)).toBe('$0.00')
  })

  test('shows every amount exactly', () => {
    fc.assert(
      fc.property(price, (cents) => {
        expect(Math.round(Number(formatCents(cents).replace(/[$,]/g, '')) * 100)).toBe(cents)
      }),
    )
  })
})

describe('discountPercent', () => {
  test('is round((original - price) / original * 100)', {tags: ['S9.05.01']}, () => {
    expect(discountPercent(24_900, 39_900)).toBe(38)
    expect(discountPercent(29_900, 49_900)).toBe(40)
  })

  test('is nothing without a higher original price', () => {
    expect(discountPercent(100, null)).toBe(0)
    expect(discountPercent(100, 100)).toBe(0)
    expect(discountPercent(100, 90)).toBe(0)
  })

  test('is always between 0 and 100', () => {
    fc.assert(
      fc.property(price, price, (now, before) => {
        const percent = discountPercent(now, before)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })
})
