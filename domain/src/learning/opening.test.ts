import fc from 'fast-check'
import {expect, test} from 'vitest'
import {nextOpening, opensAt, withoutWaiting} from './opening.ts'
import {MAX_OPENS_AFTER_DAYS, type OutlineSection} from './outline.ts'
import {isOpenTo, noProgress, standingIn} from './progress.ts'
import {DAY_MS} from '../statistics/days.ts'

const SINCE = Date.UTC(2026, 10, 26, 9, 30)

const lesson = (key: string, free = false) =>
  ({key, slug: key, title: key, minutes: 10, kind: 'reading', free}) as const
/** Sections that wait or do not; of each the second lesson is free. */
const outline: fc.Arbitrary<OutlineSection[]> = fc
  .array(fc.option(fc.integer({min: 1, max: MAX_OPENS_AFTER_DAYS})), {minLength: 1, maxLength: 5})
  .map((days) =>
    days.map((opensAfterDays, index) => ({
      key: `s${index}`,
      title: `Section ${index}`,
      ...(opensAfterDays !== null && {opensAfterDays}),
      lessons: [lesson(`l${index}`), lesson(`f${index}`, true)],
    })),
  )
const passed = fc.integer({min: 0, max: 400 * DAY_MS})

test('a section opens to the millisecond so many times 24 hours after the course became theirs', () => {
  const week = {opensAfterDays: 7}
  expect(new Date(opensAt(week, SINCE)).toISOString()).toBe('2026-12-03T09:30:00.000Z')
  expect(opensAt({}, SINCE)).toBe(0)
  // Staff have opened all of it.
  expect(opensAt({opensAfterDays: 365}, 0)).toBeLessThan(SINCE)
})

test('what has opened stays open, and opens later to whoever came later', () => {
  fc.assert(
    fc.property(outline, passed, passed, (sections, after, more) => {
      const open = (since: number, now: number) =>
        sections.filter((section) => isOpenTo(sections, noProgress, section, {inOrder: false, since, now}))
      const early = open(SINCE, SINCE + after)
      expect(open(SINCE, SINCE + after + more)).toEqual(expect.arrayContaining(early))
      expect(early).toEqual(expect.arrayContaining(open(SINCE + more, SINCE + after)))
      expect(open(0, SINCE)).toEqual(sections)
    }),
  )
})

test('what does not wait is what is open or free, and there is a next opening while anything waits', () => {
  fc.assert(
    fc.property(outline, passed, (sections, after) => {
      const now = SINCE + after
      const left = withoutWaiting(sections, SINCE, now).flatMap(({lessons}) => lessons)
      for (const section of sections) {
        const isOpen = opensAt(section, SINCE) <= now
        for (const one of section.lessons) expect(left.includes(one)).toBe(isOpen || one.free)
      }
      const opens = nextOpening(sections, SINCE, now)
      expect(opens === null).toBe(sections.every((section) => opensAt(section, SINCE) <= now))
      if (opens === null) return
      const then = withoutWaiting(sections, SINCE, opens).flatMap(({lessons}) => lessons)
      expect(then.length).toBeGreaterThan(left.length)
    }),
  )
})

test('one goes on with what is open, and with nothing while the rest waits', () => {
  const done = fc.subarray(['l0', 'f0', 'l1', 'f1', 'l2', 'f2', 'l3', 'f3', 'l4', 'f4'])
  fc.assert(
    fc.property(outline, passed, done, fc.boolean(), (sections, after, keys, inOrder) => {
      const progress = {...noProgress, done: Object.fromEntries(keys.map((key) => [key, 1]))}
      const opening = {inOrder, since: SINCE, now: SINCE + after}
      const {next, isComplete} = standingIn(sections, progress, opening)
      const open = sections.filter((section) => isOpenTo(sections, progress, section, opening))
      const lessons = open.flatMap((section) => section.lessons)
      expect(next === null || lessons.includes(next)).toBe(true)
      const isAllDone = isComplete || lessons.every(({key}) => keys.includes(key))
      expect(next !== null || isAllDone).toBe(true)
    }),
  )
})
