// @vitest-environment jsdom
import {createRoot, type Root} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {call} from '~/lib/firebase/call'
import {CallFailure} from '~/lib/firebase/call-failure'
import ConfirmSubscription, {clientAction} from './confirm-subscription'

vi.mock('~/lib/firebase/call', () => ({call: vi.fn<typeof call>()}))

let root: Root

/** Opens the page of a link. */
function open(search: string): void {
  const Stub = createRoutesStub([
    {
      path: '/newsletter/confirm',
      Component: ConfirmSubscription as React.ComponentType,
      action: clientAction as never,
      HydrateFallback: () => null,
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  root.render(<Stub initialEntries={[`/newsletter/confirm${search}`]} />)
}

beforeEach(() => {
  vi.mocked(call).mockReset()
  return () => root.unmount()
})

const title = () => document.querySelector('h1')
const button = () => document.querySelector('button')

test.each([
  ['invalid-token', 'This link does not work'],
  ['expired-token', 'This link has expired'],
  ['used-token', 'This link has been used'],
] as const)('a link that is refused with %s says so when it is pressed: %s', async (reason, words) => {
  vi.mocked(call).mockRejectedValueOnce(new CallFailure('confirmSubscription', {reason}))
  open('?token=none')
  await expect.poll(() => title()?.textContent).toBe('Confirm your subscription')
  button()?.click()
  await expect.poll(() => title()?.textContent).toBe(words)
  expect(vi.mocked(call).mock.calls.map(([, input]) => input)).toEqual([{token: 'none'}])
  // The focus follows in an effect.
  await expect.poll(() => document.activeElement).toBe(title())
})

test('an incomplete link says so at once, and nobody is asked', async () => {
  open('')
  await expect.poll(() => title()?.textContent).toBe('This link does not work')
  expect(button()).toBeNull()
  expect(vi.mocked(call)).not.toHaveBeenCalled()
})
