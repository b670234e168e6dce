// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {createMemoryRouter, RouterProvider, useLoaderData} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {LessonScreen} from './lesson-screen'
import type {LessonContent, LessonPage} from './model'

// jsdom has no dialogs that close.
vi.mock('./outline/outline-sheet', () => ({OutlineSheet: () => null}))

const lesson = {key: 'a', slug: 'one', title: 'One', minutes: 5, kind: 'video', free: true} as const
const known: Omit<LessonPage, 'content'> = {
  course: {
    id: 'course-seo',
    slug: 'seo',
    title: 'SEO',
    inOrder: false,
    outline: [{key: 's', title: 'First', lessons: [lesson]}],
    price: null,
    image: null,
  },
  lessonKey: 'a',
  reader: null,
  isCurrent: true,
  isBuilt: false,
  now: 1,
}
const text: LessonContent = {status: 'open', body: [], revision: null}

function Lesson() {
  return <LessonScreen page={useLoaderData<LessonPage>()} />
}

test('a lesson that came without its video is loaded again by a button, until the video is there', async () => {
  const contents: LessonContent[] = [{...text, isPartial: true}, text]
  const loader = (): LessonPage => ({...known, content: contents.shift() ?? text})
  const hydrationData = {loaderData: {lesson: {...known, isBuilt: true, content: {...text, isPartial: true}}}}
  const router = createMemoryRouter([{id: 'lesson', path: '/', Component: Lesson, loader}], {hydrationData})
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  const alert = () => container.querySelector('[role=alert]')
  root.render(<RouterProvider router={router} />)
  await expect.poll(() => container.textContent).toContain('One')
  // As it was built, the video may still come.
  expect(alert()).toBeNull()
  await router.revalidate()
  await expect.poll(() => alert()?.textContent).toContain('A video of this lesson could not be loaded.')
  alert()?.querySelector('button')?.click()
  await expect.poll(alert).toBeNull()
  expect(contents).toEqual([])
  root.unmount()
})
