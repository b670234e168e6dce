import {createMemoryRouter, RouterContextProvider} from 'react-router-dom'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import type {SessionUser} from '~/lib/firebase/session-user'
import {ada} from '~/lib/testing/sample-user'
import {currentToasts, dismissToast} from '~/ui/feedback/toast'
import {NotStaffError, requireSignIn, requireStaff, userContext} from './auth-guard'
import {SessionUnavailableError} from './session'
import {requireTeacher} from './teacher-guard'

/** A fake session: the user who is signed in, and the user after a refresh. */
const session = vi.hoisted(() => ({
  user: null as SessionUser | null,
  refreshed: null as SessionUser | null,
  isAvailable: true,
}))

vi.mock('./session', () => {
  class SessionUnavailableError extends Error {}
  return {
    SessionUnavailableError,
    sessionUser: async () => {
      if (!session.isAvailable) throw new SessionUnavailableError()
      return session.user
    },
    currentUser: () => session.user,
    refreshSession: async () => {
      session.user = session.refreshed
    },
  }
})

/** Opens a path in a router with the routes that these tests need. */
async function openBrowserAt(address: string) {
  const place = new URL(address, 'http://localhost')
  vi.stubGlobal('window', {location: place, document: undefined})
  const loaded: string[] = []
  const loader =
    (name: string) =>
    ({context}: {context: Readonly<RouterContextProvider>}) => {
      loaded.push(name)
      return context.get(userContext).email
    }
  const router = createMemoryRouter(
    [
      {path: '/', id: 'home'},
      {path: '/auth', id: 'auth'},
      {
        id: 'account-layout',
        middleware: [requireSignIn],
        hasErrorBoundary: true,
        children: [
          {path: '/account', id: 'account', loader: loader('account')},
          {path: '/cart', id: 'cart', loader: loader('cart')},
          {
            id: 'staff-layout',
            middleware: [requireStaff],
            children: [{path: '/admin/returns', id: 'returns', loader: loader('returns')}],
          },
          {
            id: 'teacher-layout',
            middleware: [requireTeacher],
            children: [
              {path: '/teach', id: 'teach', loader: loader('teach')},
              {path: '/teach/questions', id: 'questions', loader: loader('questions')},
              {path: '/teach/payouts', id: 'payouts', loader: loader('payouts')},
              {path: '/teach/payouts/:month', id: 'statement', loader: loader('statement')},
            ],
          },
        ],
      },
    ],
    {initialEntries: [place.pathname + place.search]},
  )
  const isReady = () => router.state.initialized && router.state.navigation.state === 'idle'
  await new Promise<void>((resolve) => {
    router.subscribe(() => isReady() && resolve())
    router.initialize()
    if (isReady()) resolve()
  })
  return {router, loaded, path: () => router.state.location.pathname}
}

const kept = new Map<string, string>()

beforeEach(() => {
  Object.assign(session, {user: null, refreshed: null, isAvailable: true})
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  for (const {id} of currentToasts()) dismissToast(id)
})

const toastTitles = () => currentToasts().map(({title}) => title)

describe('the sign-in guard', () => {
  test('lets signed-in users through, and gives the user to the loaders', async () => {
    session.user = ada
    const {router, path} = await openBrowserAt('/account')
    expect(path()).toBe('/account')
    expect(router.state.loaderData['account']).toBe('ada@example.test')
    expect(toastTitles()).toEqual([])
  })

  test('redirects everyone else to the sign-in page with a message, and remembers the requested path', async () => {
    const {loaded, path} = await openBrowserAt('/account?tab=returns')
    expect(path()).toBe('/auth')
    expect(loaded).toEqual([])
    expect(kept.get('redirectAfterAuth')).toBe('/account?tab=returns')
    expect(currentToasts()).toMatchObject([
      {title: 'Authentication required', description: 'Please sign in to access this page'},
    ])
  })

  test('replaces the history entry of the guarded page, and adds one after another page', async () => {
    const direct = await openBrowserAt('/account')
    expect(direct.router.state.historyAction).toBe('REPLACE')
    const linked = await openBrowserAt('/')
    await linked.router.navigate('/account')
    expect(linked.path()).toBe('/auth')
    expect(linked.router.state.historyAction).toBe('PUSH')
  })

  test('runs before every screen, also on navigations and revalidations', async () => {
    session.user = ada
    const {router, path} = await openBrowserAt('/account')
    session.user = null
    await router.navigate('/cart')
    expect(path()).toBe('/auth')
    session.user = ada
    await router.navigate('/cart')
    expect(path()).toBe('/cart')
    session.user = null
    await router.revalidate()
    expect(path()).toBe('/auth')
  })

  test('runs no loader while the session is unavailable, until it is available', async () => {
    session.isAvailable = false
    const {router, loaded, path} = await openBrowserAt('/account')
    expect(router.state.errors?.['account-layout']).toBeInstanceOf(SessionUnavailableError)
    expect([path(), loaded]).toEqual(['/account', []])
    Object.assign(session, {isAvailable: true, user: ada})
    await router.revalidate()
    expect(router.state.errors).toBeNull()
    expect(loaded).toEqual(['account'])
  })
})

describe('the staff guard', () => {
  test('lets staff in', async () => {
    session.user = {...ada, isStaff: true}
    const {router} = await openBrowserAt('/admin/returns')
    expect(router.state.loaderData['returns']).toBe('ada@example.test')
  })

  test('lets a user through who has just become staff', async () => {
    Object.assign(session, {user: ada, refreshed: {...ada, isStaff: true}})
    const {loaded} = await openBrowserAt('/admin/returns')
    expect(loaded).toEqual(['returns'])
  })

  test('throws for everyone else, and runs no loader', async () => {
    Object.assign(session, {user: ada, refreshed: ada})
    const {router, loaded} = await openBrowserAt('/admin/returns')
    const error: unknown = router.state.errors?.['account-layout']
    expect(error).toBeInstanceOf(NotStaffError)
    expect(error).toMatchObject({email: 'ada@example.test'})
    expect(loaded).toEqual([])
  })

  test('says of whom it has let in before that their access has ended', async () => {
    session.user = {...ada, isStaff: true}
    const {router} = await openBrowserAt('/admin/returns')
    Object.assign(session, {user: ada, refreshed: ada})
    await router.revalidate()
    expect(router.state.errors?.['account-layout']).toMatchObject({name: 'NotStaffError', hasEnded: true})
  })

  test('redirects a user who turns out to be signed out to the sign-in page', async () => {
    session.user = ada
    const {path} = await openBrowserAt('/admin/returns')
    expect(path()).toBe('/auth')
  })
})

describe('the guard of teachers', () => {
  const teacher = {...ada, isTeacher: true, isTeaching: true}
  const former = {...ada, isTeacher: true}

  test('lets teachers in, and who has just become one, or teaches again', async () => {
    session.user = teacher
    expect((await openBrowserAt('/teach')).loaded).toEqual(['teach'])
    for (const user of [ada, former]) {
      Object.assign(session, {user, refreshed: teacher})
      expect((await openBrowserAt('/teach/questions')).loaded).toEqual(['questions'])
    }
  })

  test('leads who does not teach any more to what they have earned, and shows nothing else', async () => {
    for (const address of ['/teach', '/teach/questions', '/teach?from=/teach/payouts']) {
      Object.assign(session, {user: former, refreshed: former})
      const {loaded, path} = await openBrowserAt(address)
      expect([path(), loaded]).toEqual(['/teach/payouts', ['payouts']])
    }
    const {router, loaded} = await openBrowserAt('/teach/payouts/2026-11?after=a')
    await router.navigate('/teach')
    expect([router.state.location.pathname, loaded]).toEqual(['/teach/payouts', ['statement', 'payouts']])
  })

  test('throws for everyone else', async () => {
    Object.assign(session, {user: ada, refreshed: ada})
    const {router, loaded} = await openBrowserAt('/teach/payouts')
    expect(router.state.errors?.['account-layout']).toMatchObject({
      name: 'NotStaffError',
      audience: 'teachers',
    })
    expect(loaded).toEqual([])
  })
})

test('asking for the user outside the guard throws', {tags: ['S8.04.12']}, () => {
  expect(() => new RouterContextProvider().get(userContext)).toThrow('No value found for context')
})
