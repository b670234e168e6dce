import {DAY_MS} from '@lectern/domain/statistics/days'
import {expect, test} from 'vitest'
import {sendTimeError} from './send-time'

const now = Date.UTC(2026, 10, 29)

test.each([
  ['no time', Number.NaN, 'Please choose a time to come.'],
  ['this moment', now, 'Please choose a time to come.'],
  ['the next minute', now + 60_000, undefined],
  ['a year ahead, with the day of a leap year', now + 366 * DAY_MS, undefined],
  ['more than that', now + 366 * DAY_MS + 1, 'Please choose a time within a year from now.'],
])('a newsletter is sent within a year from now: %s', (_, sendAt, error) => {
  expect(sendTimeError(sendAt, now)).toBe(error)
})
