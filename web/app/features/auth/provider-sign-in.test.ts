import {beforeEach, expect, test, vi} from 'vitest'
import {AuthFailure} from '~/lib/firebase/auth-failure'
import type {Provider, ProviderAccount} from '~/lib/firebase/auth-providers'
import {callbackPath, finishProviderSignIn, openProviderWindow} from './provider-sign-in'

const vera: ProviderAccount = {
  uid: 'u1',
  displayName: 'Vera Maria Lund',
  photoUrl: 'https://lh3.example.com/vera.png',
}

/** Stands in for the provider and for what Firebase keeps: services that no test can have. */
const service = {
  popup: (): ProviderAccount => vera,
  answer: null as ProviderAccount | null,
  signedIn: false,
  left: [] as Provider[],
  profiles: new Map<string, object>(),
}

vi.mock('~/lib/firebase/auth-providers', () => ({
  signInThroughPopup: async () => service.popup(),
  signInThroughRedirect: async (provider: Provider) => void service.left.push(provider),
  redirectAnswer: async () => service.answer,
}))
vi.mock('~/lib/firebase/auth', () => ({
  watchUser: async () => {},
  get auth() {
    return {currentUser: service.signedIn ? {uid: vera.uid} : null}
  },
}))
vi.mock('./profile', () => ({
  hasProfile: async (uid: string) => service.profiles.has(uid),
  saveProfile: async (uid: string, profile: object) => void service.profiles.set(uid, profile),
}))

beforeEach(() => {
  Object.assign(service, {popup: () => vera, answer: null, signedIn: false, left: [], profiles: new Map()})
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const refuse = (reason: 'popup-blocked' | 'cancelled') => () => {
  throw new AuthFailure(reason)
}

test.for(['google', 'facebook'] as const)(
  '%s comes back to the callback',
  {tags: ['S7.21.01', 'S7.21.02']},
  (provider) => {
    expect(callbackPath(provider)).toBe(`/auth-callback?provider=${provider}`)
  },
)

test('who signs in in the window gets a profile, and the callback has nothing left to do', async () => {
  await openProviderWindow('google')
  expect(service.profiles.get('u1')).toEqual({
    firstName: 'Vera',
    lastName: 'Maria Lund',
    avatarUrl: 'https://lh3.example.com/vera.png',
  })
  service.signedIn = true
  await finishProviderSignIn('google')
  expect(service.left).toEqual([])
})

test('a profile that is there already stays', async () => {
  const own = {firstName: 'Vera', lastName: 'L'}
  service.profiles.set('u1', own)
  await openProviderWindow('facebook')
  expect(service.profiles.get('u1')).toBe(own)
})

test(
  'where no window may open, the callback goes to the provider’s page and reads its answer',
  {tags: ['S7.21.01', 'S7.21.02']},
  async () => {
    service.popup = refuse('popup-blocked')
    await openProviderWindow('facebook')
    await finishProviderSignIn('facebook')
    expect(service.left).toEqual(['facebook'])
    service.answer = vera
    await finishProviderSignIn('facebook')
    expect(service.left).toEqual(['facebook'])
    expect(service.profiles.has('u1')).toBe(true)
  },
)

test('who comes back from the page without an answer has cancelled', async () => {
  service.popup = refuse('popup-blocked')
  await openProviderWindow('google')
  await finishProviderSignIn('google')
  await expect(finishProviderSignIn('google')).rejects.toMatchObject({reason: 'cancelled'})
  expect(service.left).toEqual(['google'])
})

test('a window that was closed is told to whoever opened it', async () => {
  service.popup = refuse('cancelled')
  await expect(openProviderWindow('google')).rejects.toMatchObject({reason: 'cancelled'})
})
