// @vitest-environment jsdom
import {noProgress} from '@lectern/domain/learning/progress'
import {createRoot} from 'react-dom/client'
import {renderToStaticMarkup} from 'react-dom/server'
import {createMemoryRouter, RouterProvider} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import type {CourseHome} from './model'
import {OwnPanel} from './own-panel'

const service = vi.hoisted(() => ({isOnline: true, asked: 0}))
vi.mock('./own-course', () => ({
  loadOwnCourse: async () => {
    service.asked += 1
    if (!service.isOnline) throw new Error('offline')
    return null
  },
}))

const lesson = (key: string, free = false) => ({
  key,
  slug: key,
  title: key,
  minutes: 5,
  kind: 'reading' as const,
  free,
})

/** A course that has got lessons since its learner began with the one that is called old. */
const home: CourseHome = {
  id: 'seo',
  slug: 'seo',
  title: 'SEO',
  instructor: 'Mara',
  image: null,
  inOrder: false,
  outline: [
    {key: 'first', title: 'First', lessons: [lesson('old'), lesson('added')]},
    {key: 'second', title: 'Second', lessons: [lesson('later'), lesson('taster', true)]},
    {key: 'third', title: 'Third', lessons: [lesson('next-week')], opensAfterDays: 7},
  ],
  sold: null,
}
const NOW = 2_000
const own = {
  progress: {...noProgress, startedAt: 1_000, opened: {old: 1_000}},
  since: 1_000,
  unpassed: [],
  certificateId: null,
}

/** The addresses of the lessons that are listed as new. */
function news(course: CourseHome): string[] {
  const element = <OwnPanel uid="ada" home={course} own={own} now={NOW} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{path: '/', element}])} />)
  const [, listed = ''] = html.split('New since you began')
  return [...listed.matchAll(/href="\/learn\/seo\/([^"]+)"/g)].map(([, slug = '']) => slug)
}

test('new lessons are listed once they can be opened: on their day, and in a course that is taken in order in their turn', () => {
  expect(news(home)).toEqual(['added', 'later', 'taster'])
  expect(news({...home, inOrder: true})).toEqual(['added', 'taster'])
})

test('what was done on another device is there on return to the page, and without a network the page stays', async () => {
  const loader = vi.fn<() => null>(() => null)
  const element = <OwnPanel uid="ada" home={home} own={own} now={NOW} />
  const router = createMemoryRouter([{path: '/', element, loader}], {
    hydrationData: {loaderData: {'0': null}},
  })
  const container = document.createElement('div')
  const root = createRoot(container)
  root.render(<RouterProvider router={router} />)
  await vi.waitFor(() => expect(container.textContent).toContain('New since you began'))
  // Once it is listened for.
  await new Promise((resolve) => setTimeout(resolve))
  const now = vi.spyOn(Date, 'now')
  const returnAfter = (ms: number) => {
    now.mockReturnValue(Date.now() + ms)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  service.isOnline = false
  returnAfter(61_000)
  await expect.poll(() => service.asked).toBe(1)
  expect(loader).not.toHaveBeenCalled()
  service.isOnline = true
  returnAfter(61_000)
  await expect.poll(() => loader.mock.calls.length).toBe(1)
  expect(service.asked).toBe(2)
  now.mockRestore()
  root.unmount()
})
