import {beforeEach, expect, test, vi} from 'vitest'
import type {LessonContent, LessonPage} from '~/features/learning/lesson/model'
import {loadLessonCourse} from './load-course'
import {loadLesson} from './load-lesson'
import {openedLesson, setOutdated} from './open-lesson'

vi.mock('~/features/auth/session', () => ({isSessionExpected: () => false}))
vi.mock('~/lib/sanity/preview', () => ({previewed: async () => undefined}))
vi.mock('./load-course')
vi.mock('./open-lesson', {spy: true})

const text = (revision: string): Extract<LessonContent, {status: 'open'}> => ({
  status: 'open',
  body: [],
  revision,
})
const built = text('built')

/** Opens a free lesson of a course as a visitor. */
async function open(courseId: string, content: LessonContent = built): Promise<LessonContent> {
  const lesson = {key: 'a', slug: 'one', title: 'One', minutes: 5, kind: 'quiz', free: true} as const
  const outline = [{key: 's', title: 'First', lessons: [lesson]}]
  const course = {id: courseId, slug: 'seo', title: 'SEO', inOrder: false, outline, image: null, price: null}
  vi.mocked(loadLessonCourse).mockResolvedValue(course)
  const page: LessonPage = {
    course,
    lessonKey: 'a',
    content,
    reader: null,
    isCurrent: true,
    isBuilt: true,
    now: 0,
  }
  const url = new URL('https://example.com/learn/seo/one')
  const {signal} = new AbortController()
  return (await loadLesson({course: 'seo', lesson: 'one', url, signal, built: async () => page})).content
}

beforeEach(() => {
  vi.mocked(openedLesson).mockReset()
})

test('a visitor reads a free lesson as it was built, without asking', async () => {
  expect(await open('course-a')).toEqual(built)
  expect(openedLesson).not.toHaveBeenCalled()
})

test('one that was built without its video is asked for, and read as it was built where nothing answers', async () => {
  const partial = {...built, isPartial: true}
  vi.mocked(openedLesson).mockResolvedValueOnce({content: text('whole'), isCurrent: true})
  expect(await open('course-a', partial)).toEqual(text('whole'))
  const content = {status: 'closed', reason: 'unreachable'} as const
  vi.mocked(openedLesson).mockResolvedValueOnce({content, isCurrent: true})
  expect(await open('course-a', partial)).toEqual(partial)
})

test('once its questions have changed a visitor reads it as it is now', async () => {
  setOutdated('course-b', 'a')
  vi.mocked(openedLesson).mockResolvedValue({content: text('now'), isCurrent: true})
  expect(await open('course-b')).toEqual(text('now'))
  expect(await open('course-a')).toEqual(built)
})

test.each(['unreachable', 'content-unavailable'] as const)(
  'or as it was built, while it is %s',
  async (reason) => {
    setOutdated('course-c', 'a')
    vi.mocked(openedLesson).mockResolvedValue({content: {status: 'closed', reason}, isCurrent: true})
    expect(await open('course-c')).toEqual(built)
  },
)
