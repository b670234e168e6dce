import {noProgress} from '@lectern/domain/learning/progress'
import {beforeEach, expect, test, vi} from 'vitest'
import type {OwnCourse} from '~/features/learning/course-home/own-course'

const service = vi.hoisted(() => ({own: null as OwnCourse | null, asked: 0}))
vi.mock('~/features/learning/course-home/own-course', () => ({
  loadOwnCourse: async () => {
    service.asked += 1
    return service.own
  },
}))
vi.mock('~/features/learning/lesson/sync/learning-sync', () => ({learningSync: () => {}}))
vi.mock('~/features/learning/lesson/sync/unsent', () => ({readUnsent: () => ({progress: {}})}))

const OWN = {progress: noProgress, since: 0, unpassed: [], certificateId: null}

/** A fresh visit: new module instances with an empty cache. */
async function visit() {
  vi.resetModules()
  return import('./load-reader')
}

beforeEach(() => Object.assign(service, {own: null, asked: 0}))

test('a course that has become theirs meanwhile is theirs, which is asked once', async () => {
  const {ownsCourse} = await visit()
  expect(await ownsCourse('ada', 'seo')).toBe(false)
  service.own = OWN
  expect(await ownsCourse('ada', 'seo')).toBe(true)
  expect(await ownsCourse('ada', 'seo')).toBe(true)
  expect(service.asked).toBe(2)
})

test('also after a lesson was refused', async () => {
  const {ownsCourse, setOwnsCourse} = await visit()
  service.own = OWN
  await ownsCourse('ada', 'seo')
  setOwnsCourse('ada', 'seo', false)
  service.own = null
  expect(await ownsCourse('ada', 'seo')).toBe(false)
  service.own = OWN
  expect(await ownsCourse('ada', 'seo')).toBe(true)
})

test('a lesson that is opened to owners alone says that the course is theirs', async () => {
  const {ownsCourse, setOwnsCourse} = await visit()
  expect(await ownsCourse('ada', 'seo')).toBe(false)
  setOwnsCourse('ada', 'seo', true)
  expect(await ownsCourse('ada', 'seo')).toBe(true)
  expect(service.asked).toBe(1)
})
