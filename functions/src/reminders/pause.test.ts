import {DAY_MS} from '@lectern/domain/statistics/days'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {reminderAt} from './pause.ts'

/** When each mail of a pause goes that is looked at as soon as it is due, but for delays (in days). */
function mailsOf(delays: readonly number[]): [number: number, day: number][] {
  const mails: [number, number][] = []
  let due: number | null = 7 * DAY_MS
  for (const delay of [...delays, 0, 0, 0]) {
    if (due === null) break
    const now: number = due + delay * DAY_MS
    const {number, nextAt} = reminderAt(0, now)
    if (number !== null) mails.push([number, now / DAY_MS])
    due = nextAt
  }
  expect(due).toBeNull()
  return mails
}

test('a pause has a mail after a week, and one after thirty days', () => {
  expect(mailsOf([])).toEqual([
    [1, 7],
    [2, 30],
  ])
  expect(reminderAt(0, 7 * DAY_MS - 1).number).toBeNull()
})

test('it has two at most, a week apart, and none after two months, however late the clock is', () => {
  fc.assert(
    fc.property(fc.array(fc.double({min: 0, max: 70, noNaN: true}), {maxLength: 3}), (delays) => {
      const mails = mailsOf(delays)
      expect(mails.map(([number]) => number)).toEqual([1, 2].filter((one) => mails.some(([n]) => n === one)))
      for (const [, day] of mails) expect(day >= 7 && day < 60).toBe(true)
      const [first, last] = [mails[0]?.[1] ?? 0, mails.at(-1)?.[1] ?? 0]
      expect(mails.length < 2 || last - first >= 7).toBe(true)
    }),
  )
})
