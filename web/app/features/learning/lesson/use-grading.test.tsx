// @vitest-environment jsdom
import {useEffect} from 'react'
import {createRoot} from 'react-dom/client'
import {createRoutesStub, useLoaderData} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {isOutdated} from './load/open-lesson'
import type {LessonPage} from './model'
import {useGrading} from './use-grading'

const service = vi.hoisted(() => ({asked: ['one', 'two'], loads: 0}))

vi.mock('./quiz/grade-answers', () => ({
  gradeAnswers: async (_: string, __: string, answers: Record<string, readonly string[]>) => ({
    questions: Object.fromEntries(
      Object.entries(answers).map(([key, [chosen]]) => [
        key,
        {right: chosen === 'right', triesLeft: 0, answers: {}},
      ]),
    ),
    passed: service.asked.every((key) => answers[key]?.[0] === 'right'),
    progress: null,
    certificateId: null,
    unpassed: [],
  }),
}))

const pageOf = (keys: readonly string[]) =>
  ({
    course: {id: 'course-a'},
    lessonKey: 'lesson-a',
    content: {status: 'open', body: keys.map((_key) => ({_type: 'quiz', _key}))},
    reader: null,
  }) as unknown as LessonPage

let grade: ReturnType<typeof useGrading>['grade']
function Lesson() {
  const grading = useGrading(pageOf(useLoaderData<string[]>()))
  useEffect(() => {
    grade = grading.grade
  }, [grading.grade])
  return <p>{grading.questions.join(' ')}</p>
}

beforeEach(async () => {
  service.asked = ['one', 'two']
  service.loads = 0
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Lesson,
      HydrateFallback: () => null,
      loader: () => {
        service.loads += 1
        return service.asked
      },
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Stub />)
  await expect.poll(() => document.body.textContent).toBe('one two')
  return () => root.unmount()
})

test('a question that was added meanwhile is shown once the others are answered rightly', async () => {
  service.asked = ['one', 'two', 'three']
  await grade({one: ['right']}, 'one', 0)
  await grade({one: ['right'], two: ['wrong']}, 'two', 0)
  // One of a video is sent alone, and counts for nothing.
  await grade({film: ['right']}, 'film', 0)
  expect(isOutdated('course-a', 'lesson-a')).toBe(false)
  await grade({one: ['right'], two: ['right']}, 'two', 1)
  await expect.poll(() => document.body.textContent).toBe('one two three')
  expect(isOutdated('course-a', 'lesson-a')).toBe(true)
})

test('a lesson that is passed is not loaded again', async () => {
  await grade({one: ['right'], two: ['right']}, 'two', 0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(service.loads).toBe(1)
})
