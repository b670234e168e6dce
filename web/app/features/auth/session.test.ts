import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest'
import type {SessionUser} from '~/lib/firebase/session-user'
import {ada} from '~/lib/testing/sample-user'
import type {Session} from './session'

/** A fake of Firebase Auth: its user, and whether loading it fails; `tell` tells of another user. */
const service = {
  user: null as SessionUser | null,
  fails: false,
  loads: 0,
  isSignedOut: false,
  tell: (_: SessionUser | null) => {},
}

vi.mock('~/lib/firebase/auth', () => ({
  watchUser: async (onUser: (user: SessionUser | null) => void) => {
    service.loads += 1
    if (service.fails) throw new Error('offline')
    service.tell = onUser
    onUser(service.user)
  },
  signOut: async () => {
    if (service.fails) throw new Error('offline')
    service.isSignedOut = true
  },
}))

/** Re-imports the session module, as a fresh page load does. */
async function openPage(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.resetModules()
  return {kept, ...(await import('./session'))}
}

type Page = Awaited<ReturnType<typeof openPage>>

beforeEach(() => {
  Object.assign(service, {user: null, fails: false, loads: 0, isSignedOut: false})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** The session in the first render. */
function firstPaint(useSession: () => Session): Session {
  const seen: Session[] = []
  const Screen = () => {
    seen.push(useSession())
    return null
  }
  renderToStaticMarkup(createElement(Screen))
  return seen[0]!
}

describe('who is signed in', () => {
  test('is unknown in the first render', {tags: ['S3.14.02', 'S4.06.01']}, async () => {
    service.user = ada
    const page = await openPage({'signed-in': '1'})
    expect(firstPaint(page.useSession)).toMatchObject({status: 'unknown', user: null})
    await page.startSession()
    expect(page.currentUser()).toEqual(ada)
    expect(firstPaint(page.useSession)).toMatchObject({status: 'unknown', user: null})
  })

  test('is nobody without the flag, and Firebase is not loaded', async () => {
    const page = await openPage()
    expect(page.currentUser()).toBeNull()
    expect(service.loads).toBe(0)
  })

  test(
    'is the user of Firebase, and the flag is set for the next page',
    {tags: ['S3.14.01', 'S3.14.02', 'S4.06.03']},
    async () => {
      service.user = ada
      const page = await openPage()
      await Promise.all([page.startSession(), page.startSession()])
      expect(service.loads).toBe(1)
      expect(page.currentUser()).toEqual(ada)
      expect(page.kept.has('signed-in')).toBe(true)
    },
  )

  test('is nobody when Firebase has no user, and the flag is removed', {tags: ['S3.14.02']}, async () => {
    const page = await openPage({'signed-in': '1'})
    await page.startSession()
    expect(page.currentUser()).toBeNull()
    expect(page.kept.has('signed-in')).toBe(false)
  })

  test('is unknown while Firebase cannot be loaded', async () => {
    Object.assign(service, {user: ada, fails: true})
    const page = await openPage({'signed-in': '1'})
    await page.startSession()
    expect(page.currentUser()).toBeNull()
    expect(page.kept.has('signed-in')).toBe(true)
    service.fails = false
    await page.startSession()
    expect(page.currentUser()).toEqual(ada)
  })
})

describe('signing out', () => {
  test('shows a toast, and counts as intended', {tags: ['S4.06.04', 'S7.21.11', 'S8.04.07']}, async () => {
    service.user = ada
    const page = await openPage()
    await page.startSession()
    await page.signOut()
    expect(page.currentUser()).toBeNull()
    expect(page.isSigningOut()).toBe(true)
    expect(page.kept.has('signed-in')).toBe(false)
    const toasts = (await import('~/ui/feedback/toast')).currentToasts()
    expect(toasts.at(-1)).toMatchObject({
      title: 'Signed out',
      description: 'You have been successfully signed out.',
    })
  })

  test('leaves neither cart, saved courses nor discount code to whoever comes next', async () => {
    service.user = ada
    vi.stubGlobal('window', {dispatchEvent: vi.fn()})
    const left = {cart: '[]', 'saved-courses': '{}', 'discount-code': 'SPRING', theme: 'dark'}
    const page = await openPage(left)
    await page.startSession()
    await page.signOut()
    expect([...page.kept.keys()]).toEqual(['theme'])
  })

  test('comes once what was to be sent before is sent, also where that fails', async () => {
    service.user = ada
    const page = await openPage()
    await page.startSession()
    const sent: unknown[] = []
    page.sendBeforeSignOut(
      async () => void sent.push({mayStill: !service.isSignedOut && !page.isSigningOut()}),
    )
    page.sendBeforeSignOut(async () => Promise.reject(new Error('offline')))
    await page.signOut()
    expect(sent).toEqual([{mayStill: true}])
    expect(service.isSignedOut).toBe(true)
  })

  test('does not wait for a network that never answers', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    service.user = ada
    const page = await openPage()
    await page.startSession()
    page.sendBeforeSignOut(() => new Promise(() => {}))
    void page.signOut()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(service.isSignedOut).toBe(true)
  })

  test(
    'that fails shows a toast, and the user stays signed in',
    {tags: ['S8.04.08', 'S8.07.01']},
    async () => {
      service.user = ada
      const page = await openPage()
      await page.startSession()
      service.fails = true
      await page.signOut()
      expect(page.currentUser()).toEqual(ada)
      expect(page.isSigningOut()).toBe(false)
      const toasts = (await import('~/ui/feedback/toast')).currentToasts()
      expect(toasts.at(-1)).toMatchObject({
        title: 'Error',
        description: 'Failed to sign out. Please try again.',
        variant: 'destructive',
      })
    },
  )
})

describe('the lessons that are kept for reading without a network', () => {
  const removed: string[] = []
  beforeEach(() => {
    removed.length = 0
    vi.stubGlobal('caches', {
      keys: async () => ['lessons'],
      delete: async (name: string) => removed.push(name),
    })
  })

  test('stay where the sign-in service answers a page with an error, of which Firebase says that nobody is signed in', async () => {
    const page = await openPage({'signed-in': '1'})
    await page.startSession()
    await Promise.resolve()
    expect(page.currentUser()).toBeNull()
    expect(removed).toEqual([])
  })

  test.each([
    ['a sign-out here', async (page: Page) => page.signOut()],
    ['a sign-out in another tab', async () => service.tell(null)],
  ])('are deleted by %s', async (_, leave) => {
    service.user = ada
    const page = await openPage({'signed-in': '1'})
    await page.startSession()
    await leave(page)
    await expect.poll(() => removed).toEqual(['lessons'])
  })

  test('are deleted by a sign-out before anybody was known', async () => {
    const page = await openPage({'signed-in': '1'})
    await page.signOut()
    await expect.poll(() => removed).toEqual(['lessons'])
  })
})

test('a sign-out leaves the next learner nothing of what was ticked off in exercises', async () => {
  service.user = ada
  const {kept, startSession, signOut} = await openPage({'signed-in': '1', exercises: '{"one":[0]}'})
  await startSession()
  await signOut()
  expect([...kept.keys()]).not.toContain('exercises')
})
