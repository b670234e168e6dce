// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import SavedScreen from './saved'

vi.mock('~/features/auth/session', () => ({
  currentUser: () => null,
  useSession: () => ({status: 'signed-out', user: null}),
}))
vi.mock('~/features/auth/signed-in-flag', () => ({useSignedInFlag: () => false}))
vi.mock('~/features/courses/course-card', () => ({
  COURSE_GRID: '',
  CourseCard: ({course: {title}}: {course: {title: string}}) => title,
}))

test('after a sign-out nothing is shown of what the account has saved', async () => {
  const reload = Promise.withResolvers<object>()
  const answers = [Promise.resolve({uid: 'ada', courses: [{id: 'python', title: 'Python'}]}), reload.promise]
  const Stub = createRoutesStub([
    {
      path: '/saved',
      loader: () => answers.shift(),
      Component: SavedScreen as React.ComponentType,
      HydrateFallback: () => null,
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Stub initialEntries={['/saved']} />)
  await expect.poll(() => container.textContent).toContain('Loading saved courses')
  expect(container.textContent).not.toContain('Python')
  reload.resolve({uid: null, courses: []})
  await expect.poll(() => container.textContent).toContain('Nothing saved yet')
  root.unmount()
})
