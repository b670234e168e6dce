import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Outline, OutlineLesson} from './outline.ts'
import {
  isDone,
  isNew,
  isSectionOpen,
  mergeProgress,
  noProgress,
  progressOf,
  sittingMs,
  standingIn,
  type Progress,
} from './progress.ts'
import {progressReport, progressSchema, type ProgressReport} from './progress-schema.ts'
import {DAY_MS} from '../statistics/days.ts'

const lessonKey = fc.constantFrom('a', 'b', 'c', 'd', 'e')
/** Few distinct values, so that two devices often report the same time. */
const time = fc.integer({min: 1, max: 5})
const times = fc.dictionary(lessonKey, time)
const at = fc.option(fc.record({lesson: lessonKey, time}))
const seconds = fc.dictionary(lessonKey, fc.record({second: fc.integer({min: 0, max: 3}), time}))
const report: fc.Arbitrary<ProgressReport> = fc.record({done: times, undone: times, at, seconds})
const progress: fc.Arbitrary<Progress> = fc
  .record({
    done: times,
    undone: times,
    passed: times,
    tries: times,
    at,
    seconds,
    opened: times,
    known: times,
    startedAt: fc.option(time),
  })
  // A lesson is marked or its mark was taken back, not both.
  .map(({done, undone, ...rest}) => ({...rest, done: omit(done, undone), undone}))

function omit(entries: Record<string, number>, others: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !(key in others)))
}

const lesson = (key: string, minutes = 10): OutlineLesson => ({
  key,
  slug: key,
  title: key,
  minutes,
  kind: 'reading',
  free: false,
})
/** Lessons split into sections at random. */
const outline: fc.Arbitrary<Outline> = fc
  .tuple(fc.uniqueArray(lessonKey), fc.array(fc.integer({min: 1, max: 3})))
  .map(([keys, sizes]) => {
    const sections: {key: string; title: string; lessons: OutlineLesson[]}[] = []
    let rest = keys
    for (const size of [...sizes, keys.length]) {
      if (rest.length === 0) break
      const key = `section-${sections.length}`
      sections.push({key, title: key, lessons: rest.slice(0, size).map((name) => lesson(name))})
      rest = rest.slice(size)
    }
    return sections
  })

describe('merging progress', () => {
  test('does not depend on which device is heard first', () => {
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a))
      }),
    )
  })

  test('does not depend on how reports are put together', () => {
    fc.assert(
      fc.property(progress, progress, progress, (a, b, c) => {
        expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)))
      }),
    )
  })

  test('does nothing the second time', () => {
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        const once = mergeProgress(a, b)
        expect(mergeProgress(once, b)).toEqual(once)
        expect(mergeProgress(a, a)).toEqual(a)
        expect(mergeProgress(a, noProgress)).toEqual(a)
      }),
    )
  })

  test('keeps what is done, unless its learner has taken it back since', () => {
    fc.assert(
      fc.property(progress, progress, lessonKey, (a, b, key) => {
        const merged = mergeProgress(a, b)
        const isTakenBack = [a, b].some(({undone}) => (undone[key] ?? 0) > (merged.done[key] ?? 0))
        const isMarked = [a, b].some(({done}) => (done[key] ?? 0) > 0) && !isTakenBack
        expect(key in merged.done).toBe(isMarked)
        expect(isDone(merged, key)).toBe(isMarked || key in a.passed || key in b.passed)
        expect(key in merged.done && key in merged.undone).toBe(false)
      }),
    )
  })

  test('counts the latest of what was marked, taken back and marked again, in whichever order it is heard', () => {
    const said = [{done: {a: 1}}, {undone: {a: 2}}, {done: {a: 3}}, {undone: {a: 2}}].map((each) =>
      progressOf({done: {}, at: null, seconds: {}, ...each}),
    )
    const merge = (...indexes: number[]) => indexes.map((index) => said[index]!).reduce(mergeProgress)
    expect(merge(0, 1)).toMatchObject({done: {}, undone: {a: 2}})
    expect(merge(1, 0)).toEqual(merge(0, 1))
    expect(merge(0, 1, 2)).toMatchObject({done: {a: 3}, undone: {}})
    expect(merge(2, 3, 0)).toMatchObject({done: {a: 3}, undone: {}})
  })

  test('keeps the later of two positions, and the earlier of two first times', () => {
    const a = {...noProgress, passed: {a: 5}, at: {lesson: 'a', time: 5}, seconds: {a: {second: 30, time: 5}}}
    const b = {...noProgress, passed: {a: 7}, at: {lesson: 'b', time: 7}, seconds: {a: {second: 10, time: 7}}}
    expect(mergeProgress(a, b)).toMatchObject({passed: {a: 5}, at: {lesson: 'b'}, seconds: {a: {second: 10}}})
  })
})

describe('a report', () => {
  test('opens the lessons that it speaks of, when it first speaks of them', () => {
    expect(
      progressOf({done: {a: 4}, at: {lesson: 'b', time: 6}, seconds: {a: {second: 9, time: 3}}}),
    ).toMatchObject({opened: {a: 3, b: 6}, startedAt: null})
  })

  test('gives progress that can be stored, whatever is in it', () => {
    fc.assert(
      fc.property(report, (reported) => {
        const given = progressReport.parse(reported)
        expect(progressSchema.parse(progressOf(given))).toEqual(progressOf(given))
      }),
    )
  })

  test('of times in fractions, negative seconds or odd keys is refused', () => {
    const wrong = [
      {done: {a: 1.5}, at: null, seconds: {}},
      {done: {a: -1}, at: null, seconds: {}},
      {done: {'a.b': 1}, at: null, seconds: {}},
      {done: {}, at: {lesson: '', time: 1}, seconds: {}},
      {done: {}, at: null, seconds: {a: {second: -1, time: 1}}},
      {
        done: Object.fromEntries(Array.from({length: 501}, (_, index) => [`l${index}`, 1])),
        at: null,
        seconds: {},
      },
    ]
    for (const each of wrong) expect(progressReport.safeParse(each).success).toBe(false)
  })
})

describe('the standing in a course', () => {
  test('is the same when editors move lessons about', () => {
    fc.assert(
      fc.property(outline, progress, (before, known) => {
        const after = before
          .toReversed()
          .map((section) => ({...section, lessons: section.lessons.toReversed()}))
        const {next: _, ...standing} = standingIn(before, known)
        expect(standingIn(after, known)).toMatchObject(standing)
      }),
    )
  })

  test('of a shortened course counts what is left, and loses nothing when the rest comes back', () => {
    fc.assert(
      fc.property(outline, progress, (whole, known) => {
        const shortened = whole.slice(0, -1)
        const left = shortened.flatMap(({lessons}) => lessons)
        const standing = standingIn(shortened, known)
        expect(standing.lessons).toBe(left.length)
        expect(standing.doneLessons).toBe(left.filter(({key}) => isDone(known, key)).length)
        // Reports sent meanwhile are merged into what was known before.
        expect(standingIn(whole, mergeProgress(known, noProgress))).toEqual(standingIn(whole, known))
      }),
    )
  })

  test('says 100 only when everything is done', () => {
    fc.assert(
      fc.property(outline, progress, (course, known) => {
        const {percent, isComplete, next} = standingIn(course, known)
        const lessons = course.flatMap((section) => section.lessons)
        expect(isComplete).toBe(lessons.length > 0 && lessons.every(({key}) => isDone(known, key)))
        expect(percent === 100).toBe(isComplete)
        expect(next === null).toBe(lessons.length === 0)
        expect(next !== null && !isComplete && isDone(known, next.key)).toBe(false)
      }),
    )
  })

  test('goes on in the lesson last opened, and behind it when it is done', () => {
    const course = [{key: 's', title: 'S', lessons: ['a', 'b', 'c'].map((key) => lesson(key))}]
    const next = (change: Partial<Progress>) => standingIn(course, {...noProgress, ...change}).next?.key
    expect(next({})).toBe('a')
    expect(next({at: {lesson: 'b', time: 1}})).toBe('b')
    expect(next({at: {lesson: 'b', time: 1}, done: {b: 2}})).toBe('c')
    expect(next({at: {lesson: 'c', time: 1}, passed: {c: 2}})).toBe('a')
    expect(next({at: {lesson: 'gone', time: 1}, done: {a: 1}})).toBe('b')
    expect(next({done: {a: 1, b: 1, c: 1}})).toBe('a')
  })
})

test('in a course that is taken in order a section opens when all before it is done', () => {
  const course = [
    {key: 'one', title: 'One', lessons: [lesson('a'), lesson('b')]},
    {key: 'two', title: 'Two', lessons: [lesson('c')]},
  ]
  const open = (known: Partial<Progress>, section: string) =>
    isSectionOpen(course, {...noProgress, ...known}, section)
  expect(open({}, 'one')).toBe(true)
  expect(open({done: {a: 1}}, 'two')).toBe(false)
  expect(open({done: {a: 1}, passed: {b: 1}}, 'two')).toBe(true)
  expect(open({}, 'none')).toBe(false)
})

const ordered = {inOrder: true, since: 0, now: 0}

describe('a course that is taken in order only since somebody is in the midst of it', () => {
  const course = [
    {key: 'one', title: 'One', lessons: [lesson('a'), lesson('b')]},
    {key: 'two', title: 'Two', lessons: [lesson('c')]},
    {key: 'three', title: 'Three', lessons: [{...lesson('f'), free: true}, lesson('d'), lesson('e')]},
    {key: 'four', title: 'Four', lessons: [lesson('g')]},
  ]
  const begun: Progress = {...noProgress, done: {a: 1}, opened: {a: 1, d: 2}, at: {lesson: 'd', time: 2}}

  test('stays open where they have begun, and a free lesson opens nothing', () => {
    expect(course.map(({key}) => isSectionOpen(course, begun, key))).toEqual([true, false, true, false])
    const tried = {...noProgress, opened: {f: 1}, done: {f: 2}}
    expect(isSectionOpen(course, tried, 'three')).toBe(false)
  })

  test('goes on where they are, and then with what is open', () => {
    const next = (known: Progress) => standingIn(course, known, ordered).next?.key
    expect(next(begun)).toBe('d')
    expect(next({...begun, done: {a: 1, d: 3, e: 4, f: 5}})).toBe('b')
    expect(standingIn(course, {...begun, done: {a: 1, d: 3, e: 4, f: 5}}).next?.key).toBe('g')
  })

  test('always goes on with a lesson that is open', () => {
    fc.assert(
      fc.property(outline, progress, (sections, known) => {
        const {next, isComplete} = standingIn(sections, known, ordered)
        const section = sections.find(({lessons}) => lessons.some(({key}) => key === next?.key))
        const isOpen = section !== undefined && isSectionOpen(sections, known, section.key)
        expect(isOpen).toBe(next !== null)
        expect(next !== null && isDone(known, next.key)).toBe(isComplete)
      }),
    )
  })
})

describe('what is new in a course', () => {
  const begun: Progress = {...noProgress, startedAt: 1000, known: {a: 1000, b: 2000}}

  test('is what was added after the learner had begun', () => {
    expect(isNew(begun, 'a', 3000)).toBe(false)
    expect(isNew(begun, 'b', 3000)).toBe(true)
    expect(isNew(begun, 'never-seen', 3000)).toBe(true)
    expect(isNew(noProgress, 'a', 3000)).toBe(false)
  })

  test('is so until it is opened or done, and for two weeks at most', () => {
    expect(isNew({...begun, opened: {b: 2500}}, 'b', 3000)).toBe(false)
    expect(isNew({...begun, passed: {b: 2500}}, 'b', 3000)).toBe(false)
    expect(isNew(begun, 'b', 2000 + 14 * DAY_MS - 1)).toBe(true)
    expect(isNew(begun, 'b', 2000 + 14 * DAY_MS)).toBe(false)
  })

  test('is the same on every device', () => {
    fc.assert(
      fc.property(progress, progress, lessonKey, (a, b, key) => {
        expect(isNew(mergeProgress(a, b), key, 6)).toBe(isNew(mergeProgress(b, a), key, 6))
      }),
    )
  })
})

describe('how long a lesson took', () => {
  const HOUR_MS = 60 * 60 * 1000
  const taken = (change: Partial<Progress>) => sittingMs({...noProgress, ...change}, 'a')

  test('is the time from when it was opened to when it was done, or its quiz passed', () => {
    expect(taken({opened: {a: 1000}, done: {a: 61_000}})).toBe(60_000)
    expect(taken({opened: {a: 1000}, passed: {a: 31_000}})).toBe(30_000)
  })

  test('cannot be told of who came back another time, or marked it without opening it', () => {
    expect(taken({opened: {a: 1000}, done: {a: 1001 + 3 * HOUR_MS}})).toBeNull()
    expect(taken({opened: {a: 1000}, done: {a: 1000}})).toBeNull()
    expect(taken({opened: {b: 1000}, done: {a: 2000}})).toBeNull()
    expect(taken({opened: {a: 1000}})).toBeNull()
  })
})
