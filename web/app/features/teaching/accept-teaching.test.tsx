// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {AcceptTeaching} from './accept-teaching'

const service = vi.hoisted(() => ({
  isSignedIn: false,
  hasStarted: false,
  /** whether somebody was known to be here when it was asked */
  askedAs: [] as boolean[],
  answer: async (): Promise<unknown> => null,
}))
vi.mock('~/lib/firebase/call', () => ({
  call: async () => {
    service.askedAs.push(service.hasStarted)
    return service.answer()
  },
}))
vi.mock('~/features/auth/session', () => ({
  isSessionExpected: () => service.isSignedIn,
  startSession: async () => {
    service.hasStarted = true
  },
  useSession: () => ({status: service.isSignedIn ? 'signed-in' : 'signed-out', user: null, expected: false}),
}))

beforeEach(() => {
  Object.assign(service, {isSignedIn: false, hasStarted: false, askedAs: []})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Opens the link of an invitation. @returns its title, and where its links lead */
async function opened() {
  const Component = () => <AcceptTeaching code="a" onAccepted={() => {}} />
  const Stub = createRoutesStub([{path: '/', Component}])
  const container = document.createElement('div')
  const root = createRoot(container)
  root.render(<Stub />)
  await expect.poll(() => container.querySelector('a')).not.toBeNull()
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const found = {title: container.querySelector('h1')?.textContent, links}
  root.unmount()
  return found
}

test('who has accepted an invitation and comes back is led to their screens', async () => {
  service.isSignedIn = true
  service.answer = async () => ({name: 'Tess Aching', shareBps: 7000, until: null})
  expect(await opened()).toEqual({title: 'You teach as Tess Aching', links: ['/teach']})
  // Asked before, it would not have been known whose it is.
  expect(service.askedAs).toEqual([true])
})

test('who is signed out signs in first, as it may be theirs', async () => {
  service.answer = async () => {
    throw new CallFailure('readTeacherInvitation', {reason: 'unknown-invitation'})
  }
  expect(await opened()).toEqual({title: 'This link does not work', links: ['/auth']})
  service.isSignedIn = true
  expect(await opened()).toEqual({title: 'This link does not work', links: ['/teach']})
})
