import {expect, test} from 'vitest'
import {courseOutcome, courseUse, refundTarget} from './return-words'

test.each([
  [{type: 'card', brand: 'visa', last4: '4242'}, 'the Visa card ending in 4242'],
  [{type: 'card', brand: null, last4: '4242'}, 'the card ending in 4242'],
  [{type: 'paypal', brand: null, last4: null}, 'the PayPal account it came from'],
  [{type: 'of tomorrow', brand: null, last4: null}, 'the way it was paid'],
  [null, 'the way it was paid'],
])('the money that came by %j goes back to %s', (paidWith, words) => {
  expect(refundTarget(paidWith)).toBe(words)
})

const course = {
  courseId: 'a',
  courseTitle: 'A course',
  priceCents: 5999,
  access: 'goes' as const,
  progress: null,
  hasCertificate: false,
}

test('what becomes of a course says what goes with it', () => {
  expect(courseOutcome(course)).toBe('goes')
  expect(courseOutcome({...course, hasCertificate: true})).toBe('goes, and its certificate is withdrawn')
  expect(courseOutcome({...course, access: 'stays', hasCertificate: true})).toMatch(/^stays/)
  expect(courseOutcome({...course, access: 'gone'})).toBe('is no longer theirs')
})

test.each([
  [null, null],
  [{done: 0, lessons: 0}, null],
  [{done: 0, lessons: 3}, 'No lesson done'],
  [{done: 1, lessons: 3}, '1 of 3 lessons done'],
])('the use of a course with %j is %j', (progress, words) => {
  expect(courseUse({...course, progress})).toBe(words)
})
