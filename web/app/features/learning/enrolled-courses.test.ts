import {noProgress, standingIn, type Progress} from '@lectern/domain/learning/progress'
import {lineOfBundle, lineOfCourse} from '@lectern/domain/orders/lines'
import {expect, test, vi} from 'vitest'
import type {Enrollment} from '~/features/enrollments/enrollments'
import type {CourseHome} from './course-home/model'
import {currentCourse, loadEnrolledCourses, type EnrolledCourse} from './enrolled-courses'

const stored = {
  enrollments: [] as Enrollment[],
  items: [lineOfCourse(priced('Colour'), 0)],
  progress: new Map<string, Progress>(),
  unpublished: (_: string): Promise<CourseHome | null> => Promise.resolve(null),
}

// The module reads from Firestore and from the content API, which are network services.
vi.mock('~/features/enrollments/enrollments', () => ({listEnrollments: async () => stored.enrollments}))
vi.mock('~/features/orders/orders', () => ({listOrders: async () => [{items: stored.items}]}))
vi.mock('~/features/courses/courses-by-id', () => ({fetchCoursesById: async () => new Map()}))
vi.mock('./progress', () => ({listProgress: async () => stored.progress}))
vi.mock('./course-home/own-course', () => ({loadUnpublishedHome: (id: string) => stored.unpublished(id)}))
vi.mock('./offline/kept-lessons', () => ({discardLessons: async () => {}}))

function priced(courseTitle: string) {
  return {courseId: courseTitle.toLowerCase(), courseTitle, priceCents: 4000}
}

const lesson = {key: 'a', slug: 'a', title: 'A', minutes: 10, kind: 'reading' as const, free: false}
const outline = [{key: 's', title: 'S', lessons: [lesson]}]

const enrollment = (courseId: string): Enrollment => ({
  courseId,
  orderId: 'o',
  purchasedAt: 0,
  opensFrom: 0,
  certificateId: null,
})

function enrolled(title: string, lastAt: number | null, done = false): EnrolledCourse {
  return {
    ...enrollment(title),
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

test('a course that is no longer published has the title it was sold under, alone or in a bundle', async () => {
  const bundle = {
    id: 'b',
    title: 'Design bundle',
    priceCents: 6000,
    courses: [priced('Type'), priced('Grids')],
  }
  stored.items = [lineOfCourse(priced('Colour'), 0), lineOfBundle(bundle, 1)]
  stored.enrollments = ['colour', 'type', 'grids', 'given'].map(enrollment)
  const titles = (await loadEnrolledCourses('u')).map(({title}) => title)
  expect(titles).toEqual(['Colour', 'Type', 'Grids', 'A course of yours'])
})

test('a course whose date was put off is gone on with as before, and no other waits where it cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stored.enrollments = ['given', 'away'].map(enrollment)
  stored.progress = new Map([['given', {...noProgress, at: {lesson: 'a', time: 5}}]])
  stored.unpublished = async (id) => {
    if (id === 'away') throw new Error('unavailable')
    const [title, instructor, image, inOrder, sold] = ['Letters', 'Mara', null, false, null] as const
    return {id, slug: id, title, instructor, image, inOrder, outline, sold}
  }
  const [given, away] = await loadEnrolledCourses('u')
  expect(given).toMatchObject({title: 'Letters', path: '/learn/given', course: null})
  expect(given?.standing).toMatchObject({lessons: 1, next: {key: 'a'}})
  expect(away).toMatchObject({title: 'A course of yours', standing: null})
})
