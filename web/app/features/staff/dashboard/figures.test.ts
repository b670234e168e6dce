import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {comparison, formatFigure, totalOf} from './figures'
import type {DayFigures} from './load-dashboard'

const nothing: DayFigures = {
  day: '2026-11-22',
  revenueCents: 0,
  orders: 0,
  refundedCents: 0,
  refunds: 0,
  newLearners: 0,
  activeLearners: 0,
  coursesBegun: 0,
  coursesFinished: 0,
}

const days = fc.array(
  fc
    .record({revenueCents: fc.nat(1_000_000), activeLearners: fc.nat(1000)})
    .map((figures) => ({...nothing, ...figures})),
  {minLength: 1, maxLength: 90},
)

test('a figure of two periods together is the sum of both', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      expect(totalOf('revenueCents', [...one, ...other])).toBe(
        totalOf('revenueCents', one) + totalOf('revenueCents', other),
      )
    }),
  )
})

test('active learners are averaged, and never more than on the best day', () => {
  fc.assert(
    fc.property(days, (all) => {
      const most = Math.max(...all.map(({activeLearners}) => activeLearners))
      const average = totalOf('activeLearners', all)
      expect(average).toBeLessThanOrEqual(most)
      expect(average * all.length).toBeCloseTo(all.reduce((sum, {activeLearners}) => sum + activeLearners, 0))
    }),
  )
  expect(totalOf('activeLearners', [])).toBe(0)
})

test('money has cents, an average one decimal, a count none', () => {
  expect(formatFigure('revenueCents', 123_450)).toBe('$1,234.50')
  expect(formatFigure('activeLearners', 3.25)).toBe('3.3')
  expect(formatFigure('orders', 1234)).toBe('1,234')
})

describe('compared with the period before', () => {
  test.each([
    [12_000, 10_000, '20% more than $100.00 before'],
    [9000, 10_000, '10% less than $100.00 before'],
    [10_000, 10_000, 'as before, $100.00'],
    [10_010, 10_000, 'nearly as before, $100.00'],
    [5999, 0, '$0.00 before'],
    [0, 0, 'as before'],
    [0, 5999, '100% less than $59.99 before'],
  ])('%i cents after %i: %s', (now, before, words) => {
    expect(comparison('revenueCents', now, before)).toBe(words)
  })
})
