import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {OutlineSection} from '../learning/outline.ts'
import {noProgress} from '../learning/progress.ts'
import {
  countChange,
  hasFinishedFirstSection,
  MIN_REVIEWS_FOR_RATING,
  NO_RATINGS,
  RATINGS,
  realRating,
  REVIEW_STATUSES,
  summarize,
  type Counted,
  type RatingCounts,
} from './review.ts'

const rating = fc.constantFrom(...RATINGS)
/** What happens to one of a few reviews. */
const step = fc.record({
  who: fc.integer({min: 0, max: 4}),
  what: fc.constantFrom('write', 'hide', 'show', 'withdraw', 'delete'),
  rating,
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

function next(before: Counted | null, {what, rating}: Step): Counted | null {
  if (what === 'delete') return null
  // Writing again what staff have hidden does not show it.
  if (what === 'write') return {rating, status: before?.status === 'hidden' ? 'hidden' : 'shown'}
  if (!before) return null
  return {...before, status: ({hide: 'hidden', show: 'shown', withdraw: 'withdrawn'} as const)[what]}
}

const add = (counts: RatingCounts, change: Partial<Record<keyof RatingCounts, number>>): RatingCounts => ({
  ...counts,
  ...Object.fromEntries(RATINGS.map((rating) => [rating, counts[rating] + (change[rating] ?? 0)])),
})

describe('the counts of a course', () => {
  test('are those of the reviews that are shown, whatever has happened to them', () => {
    fc.assert(
      fc.property(fc.array(step, {maxLength: 60}), (steps) => {
        const reviews = new Map<number, Counted | null>()
        let counts = NO_RATINGS
        for (const change of steps) {
          const before = reviews.get(change.who) ?? null
          const after = next(before, change)
          counts = add(counts, countChange(before, after))
          reviews.set(change.who, after)
        }
        const shown = [...reviews.values()].filter((review) => review?.status === 'shown')
        expect(counts).toEqual(
          Object.fromEntries(
            RATINGS.map((value) => [value, shown.filter((review) => review?.rating === value).length]),
          ),
        )
        expect(summarize(counts).reviews).toBe(shown.length)
      }),
    )
  })

  test('do not change where nothing is counted otherwise', () => {
    for (const status of REVIEW_STATUSES)
      expect(countChange({rating: 4, status}, {rating: 4, status})).toEqual({})
    expect(countChange({rating: 4, status: 'hidden'}, {rating: 1, status: 'withdrawn'})).toEqual({})
    expect(countChange(null, null)).toEqual({})
    expect(countChange({rating: 4, status: 'shown'}, {rating: 5, status: 'shown'})).toEqual({4: -1, 5: 1})
  })
})

describe('a rating', () => {
  const counts = fc
    .record({1: fc.nat(50), 2: fc.nat(50), 3: fc.nat(50), 4: fc.nat(50), 5: fc.nat(50)})
    .filter((counts) => RATINGS.some((value) => counts[value] > 0))

  test('is between the lowest and the highest given, with one decimal', () => {
    fc.assert(
      fc.property(counts, (counts) => {
        const {reviews, average} = summarize(counts)
        const given = RATINGS.filter((value) => counts[value] > 0)
        expect(reviews).toBeGreaterThan(0)
        expect(average).toBeGreaterThanOrEqual(Math.min(...given))
        expect(average).toBeLessThanOrEqual(Math.max(...given))
        expect(average).toBe(Math.round(10 * (average ?? 0)) / 10)
      }),
    )
  })

  test('is real from five reviews on', () => {
    expect(summarize(NO_RATINGS)).toEqual({reviews: 0, average: null})
    expect(realRating(summarize({...NO_RATINGS, 5: MIN_REVIEWS_FOR_RATING - 1}))).toBe(null)
    expect(realRating(summarize({...NO_RATINGS, 5: 4, 4: 1}))).toBe(4.8)
  })
})

describe('whoever has finished the first section may review', () => {
  const lesson = (key: string) => ({
    key,
    slug: key,
    title: key,
    minutes: 1,
    kind: 'reading' as const,
    free: false,
  })
  const section = (key: string, ...lessons: string[]): OutlineSection => ({
    key,
    title: key,
    lessons: lessons.map(lesson),
  })
  const outline = [section('empty'), section('first', 'a', 'b'), section('second', 'c')]
  const done = (...keys: string[]) => ({
    ...noProgress,
    done: Object.fromEntries(keys.map((key) => [key, 1])),
  })

  test.each([
    [[], false],
    [['a'], false],
    [['c', 'a'], false],
    [['a', 'b'], true],
  ])('done are %j: %s', (keys, may) => {
    expect(hasFinishedFirstSection(outline, done(...keys))).toBe(may)
  })

  test('a quiz that is passed counts, and a course without lessons is known to nobody', () => {
    expect(hasFinishedFirstSection(outline, {...done('a'), passed: {b: 1}})).toBe(true)
    expect(hasFinishedFirstSection([section('empty')], done('a'))).toBe(false)
  })
})
