import {expect, test} from 'vitest'
import {backoffMs, MAX_ATTEMPTS} from './backoff.ts'

test('the delays double from half a minute to an hour', () => {
  expect([1, 2, 3, 7, 8, 9, 1000].map(backoffMs)).toEqual(
    [30, 60, 120, 1920, 3600, 3600, 3600].map((seconds) => seconds * 1000),
  )
})

test('a mail is tried for about three days', () => {
  const total = Array.from({length: MAX_ATTEMPTS}, (_, index) => backoffMs(index + 1)).reduce(
    (sum, ms) => sum + ms,
  )
  expect(total / 86_400_000).toBeGreaterThan(3)
  expect(total / 86_400_000).toBeLessThan(4)
})
