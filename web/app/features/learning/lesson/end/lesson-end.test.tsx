// @vitest-environment jsdom
import {noProgress} from '@lectern/domain/learning/progress'
import {createRoot} from 'react-dom/client'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import type {LessonCourse} from '~/features/learning/lesson/model'
import {QuizProvider} from '~/features/learning/lesson/quiz/quiz-context'
import LessonEnd from './lesson-end'

const lesson = (key: string) => ({
  key,
  slug: key,
  title: key,
  minutes: 10,
  kind: 'reading' as const,
  free: false,
})
const course: LessonCourse = {
  id: 'seo',
  slug: 'seo',
  title: 'SEO',
  outline: [{key: 'all', title: 'All', lessons: [lesson('intro'), lesson('links'), lesson('words')]}],
  inOrder: false,
  price: null,
  image: null,
}

test('who has taken a mark back is led to the button for it once', async () => {
  const container = document.createElement('div')
  const other = document.createElement('button')
  document.body.replaceChildren(container, other)
  const root = createRoot(container)
  /** The end of the lesson, marked at that time or not, in a render with a name. */
  const draw = (markedAt: number | null, render = '') =>
    root.render(
      <MemoryRouter>
        <footer>{render}</footer>
        <QuizProvider questions={[]} grade={async () => ({questions: {}})}>
          <LessonEnd
            course={course}
            lessonKey="intro"
            state={{
              isOwner: true,
              learning: {
                progress: markedAt === null ? noProgress : {...noProgress, done: {intro: markedAt}},
                certificateId: null,
                unpassed: [],
                since: 0,
              },
              isDone: markedAt !== null,
              previous: null,
              next: null,
              opensNext: null,
              markDone: async () => null,
              unmark: () => draw(null),
              unmarkable: markedAt,
              keepSecond: () => {},
            }}
          />
        </QuizProvider>
      </MemoryRouter>,
    )
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({textContent}) => textContent === name)

  draw(1_000)
  await expect.poll(() => button('Not done')).toBeDefined()
  button('Not done')?.click()
  await expect.poll(() => document.activeElement?.textContent).toBe('Mark as done')
  other.focus()
  draw(null, 'once more')
  await expect.poll(() => container.querySelector('footer')?.textContent).toBe('once more')
  expect(document.activeElement).toBe(other)
  root.unmount()
})
