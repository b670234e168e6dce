import {expect, test} from 'vitest'
import {sendTimeError} from './send-time'

const DAY = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 29)

test.each([
  ['no time', Number.NaN, 'Please choose a time to come.'],
  ['this moment', now, 'Please choose a time to come.'],
  ['the next minute', now + 60_000, undefined],
  ['a year ahead, with the day of a leap year', now + 366 * DAY, undefined],
  ['more than that', now + 366 * DAY + 1, 'Please choose a time within a year from now.'],
])('a newsletter is sent within a year from now: %s', (_, sendAt, error) => {
  expect(sendTimeError(sendAt, now)).toBe(error)
})
