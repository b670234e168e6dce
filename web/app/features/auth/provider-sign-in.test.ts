import {beforeEach, expect, test, vi} from 'vitest'
import {AuthFailure} from '~/lib/firebase/auth-failure'
import type {Provider, ProviderAccount} from '~/lib/firebase/auth-providers'
import {currentToasts} from '~/ui/feedback/toast'
import {callbackPath, finishProviderSignIn, openProviderWindow} from './provider-sign-in'

const vera: ProviderAccount = {
  uid: 'u1',
  displayName: 'Vera Maria Lund',
  email: 'vera@example.test',
  emailVerified: true,
}

/** Fakes of the provider and of Firebase, which tests cannot reach. */
const service = {
  popup: (): ProviderAccount => vera,
  answer: null as ProviderAccount | null,
  signedIn: false,
  left: [] as Provider[],
  profiles: new Map<string, object>(),
  called: [] as string[],
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
vi.mock('~/lib/firebase/call', () => ({
  call: async ({name}: {name: string}) => {
    service.called.push(name)
    return {email: vera.email}
  },
}))
vi.mock('./profile', () => ({
  hasProfile: async (uid: string) => service.profiles.has(uid),
  saveProfile: async (uid: string, profile: object) => void service.profiles.set(uid, profile),
}))

beforeEach(() => {
  Object.assign(service, {
    popup: () => vera,
    answer: null,
    signedIn: false,
    left: [],
    profiles: new Map(),
    called: [],
  })
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

test('a sign-in in the popup creates the profile, and leaves nothing for the callback', async () => {
  await openProviderWindow('google')
  expect(service.profiles.get('u1')).toEqual({
    firstName: 'Vera',
    lastName: 'Maria Lund',
  })
  service.signedIn = true
  await finishProviderSignIn('google')
  expect(service.left).toEqual([])
})

test('an address for which the provider does not vouch gets the verification mail, at the first sign-in', async () => {
  service.popup = () => ({...vera, emailVerified: false})
  await openProviderWindow('facebook')
  await expect.poll(() => currentToasts().map(({title}) => title)).toContain('Check your email')
  await openProviderWindow('facebook')
  expect(service.called).toEqual(['sendVerificationEmail'])
})

test('no verification mail goes where the address is verified, or where there is none', async () => {
  await openProviderWindow('google')
  service.profiles.clear()
  service.popup = () => ({...vera, email: '', emailVerified: false})
  await openProviderWindow('facebook')
  expect(service.profiles.has('u1')).toBe(true)
  expect(service.called).toEqual([])
})

test('an existing profile is kept', async () => {
  const own = {firstName: 'Vera', lastName: 'L'}
  service.profiles.set('u1', own)
  await openProviderWindow('facebook')
  expect(service.profiles.get('u1')).toBe(own)
})

test(
  'when the popup is blocked, the callback redirects to the provider’s page and reads its result',
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

test('returning from the provider’s page without a result counts as cancelled', async () => {
  service.popup = refuse('popup-blocked')
  await openProviderWindow('google')
  await finishProviderSignIn('google')
  await expect(finishProviderSignIn('google')).rejects.toMatchObject({reason: 'cancelled'})
  expect(service.left).toEqual(['google'])
})

test('closing the popup is reported to the caller', async () => {
  service.popup = refuse('cancelled')
  await expect(openProviderWindow('google')).rejects.toMatchObject({reason: 'cancelled'})
})
