// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {expect, test} from 'vitest'
import TeachReviews from './teach-reviews'

const page = {
  items: [
    {
      id: 'one',
      courseId: 'course-a',
      courseTitle: 'Typography',
      author: 'Ada',
      rating: 5,
      text: 'Clear.',
      answer: null,
      isOwnAnswer: true,
      helpful: 0,
      createdAt: 0,
      updatedAt: 0,
    },
  ],
  next: 'cursor-2',
}

test('the pages of one course’s reviews stay with that course, which a chip names', async () => {
  window.history.replaceState(null, '', '/teach/reviews?course=course-a')
  const Stub = createRoutesStub([
    {
      path: '/teach/reviews',
      Component: () => (
        <TeachReviews {...({loaderData: page} as unknown as Parameters<typeof TeachReviews>[0])} />
      ),
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Stub initialEntries={['/teach/reviews?course=course-a']} />)
  const next = () =>
    [...document.querySelectorAll('a')].find(({textContent}) => textContent?.includes('Next'))?.search
  await expect.poll(next).toBe('?course=course-a&after=cursor-2')
  expect([...document.querySelectorAll('button')].some(({textContent}) => textContent === 'Typography')).toBe(
    true,
  )
  root.unmount()
})
