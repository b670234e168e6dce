import {RouterContextProvider, type ClientLoaderFunctionArgs} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {userContext} from '~/features/auth/auth-guard'
import {LoadFailure} from '~/lib/router/load-failure'
import {ada} from '~/lib/testing/sample-user'
import {currentToasts, dismissToast} from '~/ui/feedback/toast'
import * as account from './account'
import * as editProfile from './edit-profile'
import * as myCourses from './my-courses'
import * as order from './order'
import * as profile from './profile'

vi.mock('~/lib/firebase/firestore', () => {
  throw new Error('Firestore is not reached.')
})

const LATER = 'Please try again later'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const {id} of currentToasts()) dismissToast(id)
})

test.each([
  ['/account', account, 'Error loading orders', LATER],
  ['/account?tab=returns', account, 'Error loading returns', LATER],
  ['/account?tab=profile', account, 'Error loading profile', LATER],
  ['/account/edit-profile', editProfile, 'Error loading profile', LATER],
  ['/profile', profile, 'Error fetching profile', 'Could not load your profile information'],
  ['/my-courses', myCourses, 'Error', 'Failed to load your courses. Please try again later.'],
  ['/account/orders/abc', order, 'Error loading order', LATER],
] as const)(
  'a screen whose data cannot be loaded says so in a toast, and to its error boundary: %s',
  {tags: ['S8.07.01', 'S8.07.02', 'S8.07.03', 'S8.07.04', 'S8.07.05', 'S8.07.08', 'S8.07.09']},
  async (path, screen, title, description) => {
    expect(screen).toHaveProperty('ErrorBoundary')
    const url = new URL(path, 'http://localhost')
    const context = new RouterContextProvider()
    context.set(userContext, ada)
    const args = {request: new Request(url), url, pattern: url.pathname, params: {id: 'abc'}, context}
    const load = screen.clientLoader as unknown as (
      args: Partial<ClientLoaderFunctionArgs>,
    ) => Promise<unknown>
    await expect(load(args)).rejects.toThrow(LoadFailure)
    expect(currentToasts()).toMatchObject([{title, description, variant: 'destructive'}])
  },
)
