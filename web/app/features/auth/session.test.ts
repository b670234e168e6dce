import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import type {SessionUser} from '~/lib/firebase/session-user'
import type {Session} from './session'

const ada: SessionUser = {
  uid: 'u1',
  email: 'ada@example.test',
  displayName: 'Ada Fenn',
  emailVerified: true,
  isStaff: false,
  providerIds: ['password'],
}

/** Stands in for Firebase's auth, which is a service: who it says is there, and whether it can be had. */
const service = {user: null as SessionUser | null, fails: false, loads: 0}

vi.mock('~/lib/firebase/auth', () => ({
  watchUser: async (onUser: (user: SessionUser | null) => void) => {
    service.loads += 1
    if (service.fails) throw new Error('offline')
    onUser(service.user)
  },
  signOut: async () => {
    if (service.fails) throw new Error('offline')
  },
}))

/** The session of a page that has just been opened. */
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

beforeEach(() => {
  Object.assign(service, {user: null, fails: false, loads: 0})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** What a screen draws itself with the first time. */
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
  test(
    'not known in the first paint, whoever it turns out to be',
    {tags: ['S3.14.02', 'S4.06.01']},
    async () => {
      service.user = ada
      const page = await openPage({'signed-in': '1'})
      expect(firstPaint(page.useSession)).toMatchObject({status: 'unknown', user: null})
      await page.startSession()
      expect(page.currentUser()).toEqual(ada)
      expect(firstPaint(page.useSession)).toMatchObject({status: 'unknown', user: null})
    },
  )

  test('nobody, without asking Firebase, where no flag is set', async () => {
    const page = await openPage()
    expect(page.currentUser()).toBeNull()
    expect(service.loads).toBe(0)
  })

  test(
    'whoever Firebase says, and the flag is set for the next page',
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

  test('nobody, and the flag is taken back, when Firebase knows nobody', {tags: ['S3.14.02']}, async () => {
    const page = await openPage({'signed-in': '1'})
    await page.startSession()
    expect(page.currentUser()).toBeNull()
    expect(page.kept.has('signed-in')).toBe(false)
  })

  test('not known when Firebase cannot be had, until it can', async () => {
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
  test('says so, and is on purpose', {tags: ['S4.06.04', 'S7.21.11', 'S8.04.07']}, async () => {
    service.user = ada
    const page = await openPage()
    await page.startSession()
    await page.signOut()
    expect(page.currentUser()).toBeNull()
    expect(page.isLeaving()).toBe(true)
    expect(page.kept.has('signed-in')).toBe(false)
    const toasts = (await import('~/ui/feedback/toast')).currentToasts()
    expect(toasts.at(-1)).toMatchObject({
      title: 'Signed out',
      description: 'You have been successfully signed out.',
    })
  })

  test('that fails says so too, and nobody has left', {tags: ['S8.04.08', 'S8.07.01']}, async () => {
    service.user = ada
    const page = await openPage()
    await page.startSession()
    service.fails = true
    await page.signOut()
    expect(page.currentUser()).toEqual(ada)
    expect(page.isLeaving()).toBe(false)
    const toasts = (await import('~/ui/feedback/toast')).currentToasts()
    expect(toasts.at(-1)).toMatchObject({
      title: 'Error',
      description: 'Failed to sign out. Please try again.',
      variant: 'destructive',
    })
  })
})
