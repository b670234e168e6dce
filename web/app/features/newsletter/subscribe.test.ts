import type {ErrorDetails} from '@lectern/domain/contracts'
import {expect, test, vi} from 'vitest'
import {call} from '~/lib/firebase/call'
import {CallFailure} from '~/lib/firebase/call-failure'
import {subscribe} from './subscribe'

vi.mock('~/lib/firebase/call', () => ({call: vi.fn<typeof call>()}))

const failed = (message: string) => ({
  title: 'Subscription failed',
  description: `There was a problem subscribing to the newsletter: ${message}`,
  variant: 'destructive',
})

test.each<[ErrorDetails['reason'], object]>([
  ['internal', failed('an error on our side')],
  ['rate-limited', failed('too many attempts; please wait a few minutes')],
  ['unavailable', failed('Unknown error')],
  [
    'invalid-argument',
    {title: 'Invalid email', description: 'Please enter a valid email address.', variant: 'destructive'},
  ],
  [
    'already-subscribed',
    {title: 'Already subscribed', description: 'This email is already subscribed to our newsletter.'},
  ],
])('a subscription refused as %s is answered in the shop’s words', async (reason, toast) => {
  vi.mocked(call).mockRejectedValueOnce(new CallFailure('subscribe', {reason}))
  expect(await subscribe('ada@example.test')).toEqual({subscribed: false, toast})
})

test('a subscription that nobody answers says so', async () => {
  const cause = new Error('internal [0]')
  vi.mocked(call).mockRejectedValueOnce(new CallFailure('subscribe', {reason: 'unavailable'}, cause))
  expect((await subscribe('ada@example.test')).toast).toEqual(
    failed('we could not be reached. Please check your connection and try again.'),
  )
})

test('whatever else goes wrong, nobody knows', async () => {
  vi.mocked(call).mockRejectedValueOnce(new TypeError('no code came'))
  expect((await subscribe('ada@example.test')).toast).toEqual(failed('Unknown error'))
})
