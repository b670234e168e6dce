import {lineOfBundle, lineOfCourse} from '@lectern/domain/orders/lines'
import {describe, expect, test} from 'vitest'
import {fingerprint, namesOf} from './checkout.ts'

const course = (courseId: string, priceCents = 5999) =>
  lineOfCourse({courseId, courseTitle: courseId, priceCents}, 0)
const bundle = (shares: readonly number[], priceCents = 9000) =>
  lineOfBundle(
    {
      id: 'both',
      title: 'Both',
      priceCents,
      courses: shares.map((cents, index) => ({
        courseId: `part-${index}`,
        courseTitle: `Part ${index}`,
        priceCents: cents,
      })),
    },
    0,
  )

describe('the same cart', () => {
  test('is one in any order', () => {
    expect(fingerprint([course('a'), course('b')])).toBe(fingerprint([course('b'), course('a')]))
  })

  test.each([
    ['a course more', [course('a'), course('b')]],
    ['another course', [course('b')]],
    ['another price', [course('a', 4999)]],
  ])('is another with %s', (_, items) => {
    expect(fingerprint(items)).not.toBe(fingerprint([course('a')]))
  })

  test('is another when the courses of its bundle or their shares have changed', () => {
    const [first, other] = [fingerprint([bundle([5000, 5000])]), fingerprint([bundle([4000, 6000])])]
    expect(other).not.toBe(first)
    expect(fingerprint([bundle([3000, 3000, 3000])])).not.toBe(first)
    expect(fingerprint([bundle([5000, 5000])])).toBe(first)
  })

  test('is another with a code, with another code, and where it takes another amount off', () => {
    const items = [course('a')]
    const hashes = [
      fingerprint(items),
      fingerprint(items, {code: 'HALF', discountCents: 3000}),
      fingerprint(items, {code: 'HALF', discountCents: 2000}),
      fingerprint(items, {code: 'THIRD', discountCents: 2000}),
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  test('is no other cart whose lines read alike when they are joined', () => {
    expect(fingerprint([course('2 2a', 1)])).not.toBe(fingerprint([course('a', 1), course('2', 2)]))
    expect(fingerprint([course('a1', 2)])).not.toBe(fingerprint([course('a', 12)]))
  })
})

test('an error names courses and bundles apart, each once, and of none nothing', () => {
  expect(namesOf([])).toEqual({})
  expect(namesOf([course('a'), course('a'), course('b')])).toEqual({courseIds: ['a', 'b']})
  expect(namesOf([bundle([1, 2])])).toEqual({bundleIds: ['both']})
  expect(namesOf([bundle([1, 2]), course('a')])).toEqual({courseIds: ['a'], bundleIds: ['both']})
})
