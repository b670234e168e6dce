import fc from 'fast-check'
import {expect, test} from 'vitest'
import {addDays, dayOf, daysUntil, startOf} from './days.ts'

const moment = fc.integer({min: 0, max: Date.parse('2100-01-01')})

test('a moment is on the day that has begun and not ended, in UTC', () => {
  fc.assert(
    fc.property(moment, (ms) => {
      const day = dayOf(ms)
      expect(startOf(day)).toBeLessThanOrEqual(ms)
      expect(startOf(addDays(day, 1))).toBeGreaterThan(ms)
    }),
  )
})

test('midnight belongs to the day that begins', () => {
  expect(dayOf(Date.parse('2026-11-22T00:00:00.000Z'))).toBe('2026-11-22')
  expect(dayOf(Date.parse('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21')
})

test('days follow each other, over the ends of months and leap days, up to the last', () => {
  expect(daysUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  fc.assert(
    fc.property(moment, fc.integer({min: 1, max: 100}), (ms, count) => {
      const days = daysUntil(dayOf(ms), count)
      expect(days).toHaveLength(count)
      expect(days.at(-1)).toBe(dayOf(ms))
      expect(days).toEqual([...new Set(days)].toSorted())
    }),
  )
})
