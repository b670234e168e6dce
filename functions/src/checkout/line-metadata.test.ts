import {lineOfBundle} from '@lectern/domain/orders/lines'
import {orderLines} from '@lectern/domain/testing/order-lines'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {lineFromMetadata, metadataOf} from './line-metadata.ts'

/** As Stripe gives it back: texts. */
function stored(metadata: ReturnType<typeof metadataOf>): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, String(value)]))
}

test('a line is written again from what Stripe keeps of it', () => {
  fc.assert(
    fc.property(orderLines, fc.boolean(), (lines, isDiscounted) => {
      lines.forEach((line, index) => {
        const again = lineFromMetadata(stored(metadataOf(line, isDiscounted)), line, index)
        expect(again).toEqual(isDiscounted ? line : {...line, discountCents: 0})
      })
    }),
  )
})

const longest = lineOfBundle(
  {
    id: 'b'.repeat(128),
    title: 'Everything',
    priceCents: 100_000_00,
    courses: Array.from({length: 20}, (_, index) => ({
      courseId: `${'c'.repeat(126)}${10 + index}`,
      courseTitle: '🎓'.repeat(300),
      priceCents: 5000,
      instructorId: `${'i'.repeat(126)}${10 + index}`,
    })),
  },
  0,
)

test("the longest bundle stays within Stripe's limits, and loses ends of titles alone", () => {
  const metadata = stored(metadataOf(longest, true))
  expect(Object.keys(metadata).length).toBeLessThanOrEqual(50)
  for (const [key, value] of Object.entries(metadata)) {
    expect(key.length).toBeLessThanOrEqual(40)
    expect(value.length).toBeLessThanOrEqual(500)
    expect(value.isWellFormed()).toBe(true)
  }
  const again = lineFromMetadata(metadata, longest, 0)
  expect(again?.courseIds).toEqual(longest.courseIds)
  expect(again?.instructors).toEqual(longest.instructors)
  expect(again?.courses?.map(({shareCents}) => shareCents)).toEqual(
    longest.courses?.map(({shareCents}) => shareCents),
  )
})

test.each([
  ['nothing', {}],
  ['a course that is none', {courseId: '*[true]'}],
  ['a bundle without courses', {bundleId: 'bundle-a'}],
  ['a bundle that is none', {bundleId: '', course1: 'course-a 100 A'}],
  ['a course without its share', {bundleId: 'bundle-a', course1: 'course-a 100 A', course2: 'course-b'}],
  [
    'courses of which one is missing',
    {bundleId: 'bundle-a', course1: 'course-a 100 A', course3: 'course-c 100 C'},
  ],
])('%s is no line', (_, metadata) => {
  expect(lineFromMetadata(metadata, {title: 'A', priceCents: 200}, 0)).toBeNull()
})

test('what somebody has added in the dashboard is no course of a bundle', () => {
  const metadata = {
    bundleId: 'bundle-a',
    course1: 'course-a 100 A',
    course2: 'course-b 100 B',
    course1note: 'asked by mail',
    'of-course3': 'yes',
  }
  const line = lineFromMetadata(metadata, {title: 'Both', priceCents: 200}, 0)
  expect(line?.courseIds).toEqual(['course-a', 'course-b'])
})
