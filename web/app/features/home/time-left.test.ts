import {expect, test} from 'vitest'
import {timeLeft} from './time-left'

test('a span is split into days, hours, minutes and seconds', () => {
  const ms = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_900
  expect(timeLeft(ms)).toEqual({days: 2, hours: 3, minutes: 4, seconds: 5})
})

test('the last millisecond counts, after it there is no time left', () => {
  expect(timeLeft(1)).toEqual({days: 0, hours: 0, minutes: 0, seconds: 0})
  expect(timeLeft(0)).toBeNull()
  expect(timeLeft(-5)).toBeNull()
})
