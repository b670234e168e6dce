// @vitest-environment jsdom
import {noProgress} from '@lectern/domain/learning/progress'
import {createRoot} from 'react-dom/client'
import {createMemoryRouter, RouterProvider, useLoaderData} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {LessonScreen} from './lesson-screen'
import type {LessonContent, LessonPage} from './model'
import {LessonNote} from './sync/lesson-note'
import type {NoteDraft} from './sync/unsent'

// jsdom has no dialogs that close.
vi.mock('./outline/outline-sheet', () => ({OutlineSheet: () => null}))

vi.mock('./end/lesson-end', () => ({default: () => null}))
vi.mock('../offline/kept-lessons', () => ({keepLesson: async () => {}}))

/** Where Ada's note is: it is there once the service answers. */
const service = Promise.withResolvers<void>()
const device = {draft: undefined as NoteDraft | undefined, isOnline: true, reports: 0}
vi.mock('./sync/learning-sync', () => {
  const note = new LessonNote(
    {read: () => device.draft, write: (draft) => void (device.draft = draft)},
    {
      read: async () => {
        if (!device.isOnline) throw new Error('offline')
        await service.promise
        return {text: 'Ask Mara.', version: 1, savedAt: 0}
      },
      write: async () => true,
      kept: async () => null,
    },
  )
  return {learningSync: () => ({note: () => note, saveNotes: () => {}, report: () => (device.reports += 1)})}
})

const read = vi.hoisted(() => ({times: 0}))
vi.mock('~/features/learning/course-home/own-course', () => ({
  loadOwnCourse: async () => {
    read.times += 1
    return {progress: {...noProgress, done: {a: 1}}, since: 0, unpassed: [], certificateId: null}
  },
}))

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

/** A lesson of Ada's. */
async function showOwn(content: LessonContent) {
  vi.stubGlobal('matchMedia', () => ({matches: false}))
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const page = {...known, content, reader: {uid: 'ada', ownsCourse: true}}
  const router = createMemoryRouter([{id: 'lesson', path: '/', Component: Lesson, loader: () => page}], {
    hydrationData: {loaderData: {lesson: page}},
  })
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<RouterProvider router={router} />)
  await expect.poll(() => container.textContent).toContain('One')
  return {container, root}
}

test('what was done on another device is there on return to the page', async () => {
  const {container, root} = await showOwn(text)
  const isDone = () => container.querySelector('article header')?.textContent?.includes('Done')
  await expect.poll(() => device.reports).toBe(1)
  const returned = () => document.dispatchEvent(new Event('visibilitychange'))
  returned()
  expect(read.times).toBe(0)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  returned()
  returned()
  await expect.poll(isDone).toBe(true)
  expect(read.times).toBe(1)
  vi.mocked(Date.now).mockRestore()
  root.unmount()
})

test('words that are marked one after the other while the note is loading are all added to it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const block = (key: string, words: string) => ({
    _type: 'block' as const,
    _key: key,
    style: 'normal' as const,
    markDefs: [],
    children: [{_type: 'span' as const, _key: 'span', text: words, marks: []}],
  })
  const content: LessonContent = {
    ...text,
    body: [block('one', 'Kerning is space.'), block('two', 'Leading is more.')],
  }
  // While it could not be loaded nothing is taken that would not be seen.
  device.isOnline = false
  const {container, root} = await showOwn(content)
  /** Marks all words of a paragraph, and presses the key that adds them. */
  const mark = (words: string) => {
    const paragraph = [...container.querySelectorAll('p')].find(({textContent}) => textContent === words)
    getSelection()?.selectAllChildren(paragraph ?? container)
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'h', bubbles: true}))
  }
  const area = () => container.querySelector('textarea')
  const notes = () => container.querySelector('#notes')?.textContent

  await expect.poll(notes).toContain('Your notes could not be loaded.')
  mark('Kerning is space.')
  expect(getSelection()?.toString()).toBe('Kerning is space.')
  expect(container.querySelector<HTMLDetailsElement>('#notes')?.open).toBe(false)

  device.isOnline = true
  container.querySelector<HTMLButtonElement>('#notes [role=alert] button')?.click()
  await expect.poll(() => area()?.readOnly).toBe(true)
  mark('Kerning is space.')
  mark('Leading is more.')
  expect(area()?.value).toBe('')
  service.resolve()
  await expect.poll(() => area()?.value).toBe('Ask Mara.\n\n> Kerning is space.\n\n> Leading is more.\n')
  expect(device.draft?.text).toBe(area()?.value)
  expect(area()?.selectionStart).toBe(area()?.value.length)
  root.unmount()
})
