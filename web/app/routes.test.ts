import type {RouteConfigEntry} from '@react-router/dev/routes'
import {createMemoryRouter, type MiddlewareFunction, type RouteObject} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import type {SessionUser} from '~/lib/firebase/session-user'
import {ada} from '~/lib/testing/sample-user'
import {pages, type Page} from './pages'
import routes from './routes'
import {clientMiddleware as accountGuard} from './routes/account/layout'
import {clientMiddleware as staffGuard} from './routes/staff/layout'
import {clientMiddleware as teacherGuard} from './routes/teacher/layout'

const session = vi.hoisted(() => ({user: null as SessionUser | null}))

vi.mock('~/features/auth/session', () => ({
  SessionUnavailableError: Error,
  isSessionExpected: () => false,
  sessionUser: async () => session.user,
  currentUser: () => session.user,
  refreshSession: async () => {},
}))

const guards = {
  'routes/account/layout.tsx': accountGuard,
  'routes/staff/layout.tsx': staffGuard,
  'routes/teacher/layout.tsx': teacherGuard,
} as Record<string, unknown> as Record<string, MiddlewareFunction[]>

/** The routes with their guards, and without their screens, which say here that they were loaded. */
function withGuards(entries: readonly RouteConfigEntry[], loaded: string[]): RouteObject[] {
  return entries.map(({path, index, file, children}): RouteObject => {
    if (index) return {index}
    if (!children) return {path, loader: () => loaded.push(file)}
    return {
      id: file,
      middleware: guards[file],
      hasErrorBoundary: true,
      children: withGuards(children, loaded),
    }
  })
}

/** Opens an address; returns where that leads, what is loaded there, and the error of the account's layout. */
async function open(address: string) {
  vi.stubGlobal('window', {location: new URL(address, 'http://localhost'), document: undefined})
  const loaded: string[] = []
  const router = createMemoryRouter(withGuards(routes, loaded), {initialEntries: [address]})
  const isReady = () => router.state.initialized && router.state.navigation.state === 'idle'
  await new Promise<void>((resolve) => {
    router.subscribe(() => isReady() && resolve())
    router.initialize()
    if (isReady()) resolve()
  })
  const {location, errors} = router.state
  router.dispose()
  return {address, path: location.pathname, loaded, error: errors?.['routes/account/layout.tsx'] as unknown}
}

/** The addresses of all pages with this access, with something in place of an id. */
const addressesOf = (access: Page['access']) =>
  pages.flatMap((page) => (page.access === access ? [page.path.replaceAll(/:\w+/g, 'any')] : []))

const kept = new Map<string, string>()

beforeEach(() => {
  session.user = null
  kept.clear()
  vi.stubGlobal('sessionStorage', {setItem: (key: string, value: string) => kept.set(key, value)})
})

test.each(['account', 'staff', 'teacher'] as const)(
  'every page of %s asks signed-out visitors to sign in, and is remembered',
  {
    tags: [
      'S2.01.18',
      'S2.01.19',
      'S2.01.20',
      'S2.01.21',
      'S2.01.22',
      'S2.01.24',
      'S2.01.25',
      'S2.01.26',
      'S2.01.27',
      'S2.01.28',
      'S2.01.29',
      'S2.01.30',
      'S2.01.32',
      'S2.02.01',
      'S2.02.03',
      'S2.11.04',
      'S2.11.34',
      'S2.11.53',
      'S4.06.02',
      'S6.01.01',
      'S6.03.01',
      'S6.03.02',
      'S6.03.03',
      'S6.03.04',
      'S6.03.05',
      'S6.03.06',
      'S6.03.07',
      'S6.03.08',
      'S6.03.09',
    ],
  },
  async (access) => {
    const addresses = addressesOf(access)
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) {
      const asked = `${address}?orderId=abc`
      expect(await open(asked)).toMatchObject({address: asked, path: '/auth', error: undefined})
      expect(kept.get('redirectAfterAuth')).toBe(asked)
    }
  },
)

test.each([
  ['staff', 'staff'],
  ['teacher', 'teachers'],
] as const)(
  'no page of %s is for a learner',
  {tags: ['S2.01.29', 'S2.01.30', 'S2.01.32', 'S6.01.02', 'S6.03.08', 'S6.03.09', 'S6.04.01']},
  async (access, audience) => {
    session.user = ada
    for (const address of addressesOf(access))
      expect(await open(address)).toMatchObject({
        address,
        path: address,
        loaded: [],
        error: {name: 'NotStaffError', audience},
      })
  },
)

test('the pages of an account are loaded for a learner', async () => {
  session.user = ada
  for (const address of addressesOf('account')) {
    expect(await open(address)).toEqual({
      address,
      path: address,
      loaded: [expect.any(String)],
      error: undefined,
    })
  }
})
