import {expect, test} from 'vitest'
import {nextCheck} from './next-check.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CREATED = Date.UTC(2026, 0, 15)

test.each([
  ['every minute at first', 0, MINUTE],
  ['every minute for four minutes', 4 * MINUTE, MINUTE],
  ['after a quarter of its age from then on', 40 * MINUTE, 10 * MINUTE],
  ['every hour after four hours', 4 * HOUR, HOUR],
  ['every hour days later', 72 * HOUR, HOUR],
])('a pending order is asked about %s', (_, age, wait) => {
  const now = CREATED + age
  expect(nextCheck(CREATED, now).toMillis() - now).toBe(wait)
})
