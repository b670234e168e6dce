import {DAY_MS} from '@lectern/domain/statistics/days'
import {expect, test} from 'vitest'
import {sendTimeError, timeToCome} from './send-time'

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

test('the time of one that was taken back is entered as it was, while it is to come', () => {
  const sendAt = new Date('2026-12-24T08:30').getTime()
  expect(timeToCome(sendAt, now)).toBe('2026-12-24T08:30')
  expect(timeToCome(sendAt, sendAt)).toBe('')
  expect(timeToCome(null, now)).toBe('')
})
