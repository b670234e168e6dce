import {noProgress, standingIn} from '@lectern/domain/learning/progress'
import {expect, test, vi} from 'vitest'
import {currentCourse, type EnrolledCourse} from './enrolled-courses'

// The module reads from Firestore, a network service.
vi.mock('~/features/enrollments/enrollments', () => ({}))
vi.mock('~/features/orders/orders', () => ({}))
vi.mock('./progress', () => ({}))

const lesson = {key: 'a', slug: 'a', title: 'A', minutes: 10, kind: 'reading' as const, free: false}
const outline = [{key: 's', title: 'S', lessons: [lesson]}]

function enrolled(title: string, lastAt: number | null, done = false): EnrolledCourse {
  return {
    courseId: title,
    orderId: 'o',
    purchasedAt: 0,
    opensFrom: 0,
    certificateId: null,
    course: null,
    title,
    path: `/learn/${title}`,
    standing: standingIn(outline, {...noProgress, done: done ? {a: 1} : {}}),
    lastAt,
  }
}

test('one is in the course that was opened last and is not done', () => {
  const courses = [
    enrolled('never opened', null),
    enrolled('earlier', 5),
    enrolled('latest', 9),
    enrolled('done', 12, true),
  ]
  expect(currentCourse(courses)?.title).toBe('latest')
})

test('one is in no course before one was opened, and once all are done', () => {
  expect(currentCourse([])).toBeNull()
  expect(currentCourse([enrolled('never opened', null), enrolled('done', 3, true)])).toBeNull()
})
