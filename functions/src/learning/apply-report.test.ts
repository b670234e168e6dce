import fc from 'fast-check'
import type {OutlineSection} from '@lectern/domain/learning/outline'
import {isDone, noProgress, type Progress} from '@lectern/domain/learning/progress'
import {expect, test} from 'vitest'
import {applyPositions, applyReport, isOfPositions} from './apply-report.ts'

const NOW = 1000

const lesson = (key: string, free = false) =>
  ({key, slug: key, title: key, minutes: 10, kind: 'reading', free}) as const
const outline: OutlineSection[] = [
  {key: 'one', title: 'One', lessons: [lesson('a'), lesson('b')]},
  {key: 'two', title: 'Two', lessons: [lesson('c'), lesson('f', true)]},
  {key: 'three', title: 'Three', lessons: [lesson('d')]},
]
const course = {outline, inOrder: false}
const inOrder = {outline, inOrder: true}
const nothing = {done: {}, at: null, seconds: {}}

const key = fc.constantFrom('a', 'b', 'c', 'd', 'f', 'stranger')
const time = fc.integer({min: 1, max: 2 * NOW})
const report = fc.record({
  done: fc.dictionary(key, time),
  undone: fc.dictionary(fc.constantFrom('b', 'stranger'), time),
  at: fc.option(fc.record({lesson: key, time})),
  seconds: fc.dictionary(key, fc.record({second: fc.integer({min: 0, max: 9}), time})),
})

test('a report that comes twice changes nothing the second time', () => {
  fc.assert(
    fc.property(report, fc.boolean(), (said, ordered) => {
      const once = applyReport({outline, inOrder: ordered}, noProgress, said, 0, NOW)
      expect(applyReport({outline, inOrder: ordered}, once, said, 0, NOW)).toEqual(once)
    }),
  )
})

test('two reports come to the same in either order', () => {
  fc.assert(
    fc.property(report, report, (first, second) => {
      const apply = (...reports: (typeof first)[]) =>
        reports.reduce((progress, each) => applyReport(course, progress, each, 0, NOW), noProgress)
      expect(apply(first, second)).toEqual(apply(second, first))
    }),
  )
})

test('nothing is in the future, and nothing is about a lesson that was never in the course', () => {
  fc.assert(
    fc.property(report, (said) => {
      const {done, seconds, opened, at} = applyReport(course, noProgress, said, 0, NOW)
      const keys = [...Object.keys({...done, ...seconds, ...opened}), at?.lesson ?? 'a']
      expect(keys).not.toContain('stranger')
      const times = [
        ...Object.values({...opened, ...done}),
        ...Object.values(seconds).map((position) => position.time),
        at?.time ?? 0,
      ]
      expect(Math.max(...times)).toBeLessThanOrEqual(NOW)
    }),
  )
})

test('what is done stays so, whatever is reported later and however the course changes', () => {
  const changed = fc.subarray(outline).map((sections) => sections.toReversed())
  fc.assert(
    fc.property(report, report, changed, fc.boolean(), (first, second, after, ordered) => {
      const before = applyReport({outline, inOrder: ordered}, noProgress, first, 0, NOW)
      const later = applyReport({outline: after, inOrder: ordered}, before, second, 0, NOW)
      const lost = Object.keys(before.done).filter((done) => !isDone(later, done))
      expect(lost.filter((done) => !(done in second.undone))).toEqual([])
    }),
  )
})

test('taken in order, a section counts when all before it is done, free lessons at any time', () => {
  const done = (known: Progress, keys: string[]) =>
    applyReport(inOrder, known, {...nothing, done: Object.fromEntries(keys.map((each) => [each, 1]))}, 0, NOW)
  const first = done(noProgress, ['a', 'c', 'd', 'f'])
  expect(Object.keys(first.done).toSorted()).toEqual(['a', 'f'])
  const second = done(first, ['b', 'c'])
  expect(Object.keys(second.done).toSorted()).toEqual(['a', 'b', 'c', 'f'])
  // A lesson that is added to a section later takes nothing back.
  const longer = [{...outline[0], lessons: [lesson('a'), lesson('b'), lesson('new')]}, ...outline.slice(1)]
  const kept = applyReport({outline: longer as OutlineSection[], inOrder: true}, second, nothing, 0, NOW)
  expect(kept.done).toEqual(second.done)
})

test('taken in order, what is said of a section that is closed does not open it', () => {
  const said = {done: {c: 1}, at: {lesson: 'c', time: 2}, seconds: {d: {second: 3, time: 4}}}
  const progress = applyReport(inOrder, noProgress, said, 0, NOW)
  expect(progress).toMatchObject({done: {}, opened: {}, at: null, seconds: {}})
  // It was begun before the order counted.
  const begun = applyReport(course, noProgress, {...nothing, at: {lesson: 'c', time: 2}}, 0, NOW)
  const later = applyReport(inOrder, begun, {...said, at: {lesson: 'd', time: 5}}, 0, NOW)
  expect(later).toMatchObject({done: {c: 1}, opened: {c: 1}, at: {lesson: 'c'}, seconds: {}})
})

test('of a section that waits for its day only free lessons count, until it has come', () => {
  const waiting = {outline: outline.map((section) => ({...section, opensAfterDays: 1})), inOrder: false}
  const opens = NOW + 24 * 60 * 60_000
  fc.assert(
    fc.property(report, (said) => {
      const early = applyReport(waiting, noProgress, said, NOW, opens - 1)
      const keys = Object.keys({...early.done, ...early.opened, ...early.seconds})
      expect(keys.filter((each) => each !== 'f')).toEqual([])
      expect(applyReport(waiting, noProgress, said, NOW, opens)).toEqual(
        applyReport(course, noProgress, said, NOW, opens),
      )
      // What was done before a course was given back and bought again stays.
      const before = applyReport(course, noProgress, said, 0, NOW)
      expect(applyReport(waiting, before, nothing, NOW, opens - 1).done).toEqual(before.done)
    }),
  )
})

test('a mark that is taken back in the same report as it was made, by a clock that is ahead, is taken back', () => {
  const said = {...nothing, done: {a: 2 * NOW}, undone: {a: 2 * NOW + 1}}
  expect(applyReport(course, noProgress, said, 0, NOW)).toMatchObject({done: {}})
})

test('the lessons of the beginning are known since then, those added later since they are there', () => {
  const begun = applyReport(course, noProgress, nothing, 0, NOW)
  expect(begun).toMatchObject({startedAt: NOW, known: {a: NOW, d: NOW}})
  const longer = [...outline, {key: 'four', title: 'Four', lessons: [lesson('e')]}]
  const later = applyReport({outline: longer, inOrder: false}, begun, nothing, 0, 2 * NOW)
  expect(later).toMatchObject({startedAt: NOW, known: {a: NOW, e: 2 * NOW}})
})

test('a mark for a lesson that was removed on the way is kept', () => {
  const begun = applyReport(course, noProgress, nothing, 0, NOW)
  const shorter = {outline: outline.slice(0, 1), inOrder: false}
  expect(applyReport(shorter, begun, {...nothing, done: {d: 5}}, 0, NOW).done).toEqual({d: 5})
})

test('where videos were left is the same without the outline, of lessons that were opened', () => {
  fc.assert(
    fc.property(report, report, fc.boolean(), (earlier, {seconds}, ordered) => {
      const before = applyReport({outline, inOrder: ordered}, noProgress, earlier, 0, NOW)
      const said = {...nothing, seconds}
      const kept = applyPositions(before, said, NOW)
      const opened = Object.keys(seconds).every((key) => key in before.opened)
      expect(kept).toEqual(opened ? applyReport({outline, inOrder: ordered}, before, said, 0, NOW) : null)
    }),
  )
})

test('a report that says anything but where videos were left is none of that', () => {
  const seconds = {a: {second: 5, time: 7}}
  expect(isOfPositions({...nothing, seconds})).toBe(true)
  expect(isOfPositions({...nothing, undone: {}, seconds})).toBe(true)
  const others = [nothing, {...nothing, seconds, done: {a: 1}}, {...nothing, seconds, undone: {a: 1}}]
  expect([...others, {...nothing, seconds, at: {lesson: 'a', time: 1}}].filter(isOfPositions)).toEqual([])
})
