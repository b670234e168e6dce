import type {SubmissionResult} from '@conform-to/react'
import type {ErrorDetails} from '@lectern/domain/contracts'
import {RouterContextProvider} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {call} from '~/lib/firebase/call'
import {CallFailure} from '~/lib/firebase/call-failure'
import {subscriptionNotSent} from '~/lib/firebase/unreachable-words'
import {routeAction} from '~/lib/forms/route-action'
import {currentToasts, dismissToast} from '~/ui/feedback/toast'
import {newsletterAction} from './newsletter-action'

vi.mock('~/lib/firebase/call', () => ({call: vi.fn<typeof call>()}))

/** What the form gets back, and what the visitor reads. */
async function subscribe(email: string, fetchAction = async () => newsletterAction) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const body = new FormData()
  body.set('email', email)
  const request = new Request('http://shop.test/newsletter/subscribe', {method: 'POST', body})
  const answer = await routeAction(
    fetchAction,
    subscriptionNotSent,
  )({request, context: new RouterContextProvider()})
  const result = ('data' in answer ? answer.data : answer) as SubmissionResult
  return {result, toast: currentToasts().map(({id: _, ...said}) => said)}
}

const failed = (message: string) => ({
  title: 'Subscription failed',
  description: `There was a problem subscribing to the newsletter: ${message}`,
  variant: 'destructive',
})
const invalid = {
  title: 'Invalid email',
  description: 'Please enter a valid email address.',
  variant: 'destructive',
}

beforeEach(() => {
  vi.mocked(call).mockReset()
  for (const {id} of currentToasts()) dismissToast(id)
})

test('an address is sent without the spaces around it, and the field is emptied', async () => {
  const {result, toast} = await subscribe(' ada@example.test ')
  expect(vi.mocked(call)).toHaveBeenCalledWith(expect.objectContaining({name: 'subscribe'}), {
    email: 'ada@example.test',
  })
  expect(result.initialValue).toBe(null)
  expect(toast).toEqual([
    {title: 'Success!', description: "You've successfully subscribed to our newsletter."},
  ])
})

test.each(['', 'ada at example'])('what is no address is not sent: “%s”', async (email) => {
  const {result, toast} = await subscribe(email)
  expect(vi.mocked(call)).not.toHaveBeenCalled()
  expect(result.error).toEqual({email: ['Please enter a valid email address.']})
  expect(toast).toEqual([invalid])
})

test.each<[ErrorDetails['reason'], object]>([
  ['internal', failed('an error on our side')],
  ['rate-limited', failed('too many attempts; please wait a few minutes')],
  ['unavailable', failed('Unknown error')],
  ['invalid-argument', invalid],
  [
    'already-subscribed',
    {title: 'Already subscribed', description: 'This email is already subscribed to our newsletter.'},
  ],
])(
  'a subscription refused as %s is answered in the shop’s words',
  {tags: ['S8.02.04']},
  async (reason, words) => {
    vi.mocked(call).mockRejectedValueOnce(new CallFailure('subscribe', {reason}))
    const {result, toast} = await subscribe('ada@example.test')
    expect(result.status).toBe('error')
    expect(toast).toEqual([words])
  },
)

test('a subscription that nobody answers says so', async () => {
  const cause = new Error('internal [0]')
  vi.mocked(call).mockRejectedValueOnce(new CallFailure('subscribe', {reason: 'unavailable'}, cause))
  const {toast} = await subscribe('ada@example.test')
  expect(toast).toEqual([failed('we could not be reached. Please check your connection and try again.')])
})

test('whatever else goes wrong, nobody knows', async () => {
  vi.mocked(call).mockRejectedValueOnce(new TypeError('no code came'))
  expect((await subscribe('ada@example.test')).toast).toEqual([failed('Unknown error')])
})

test('where not even the code comes, that is said', async () => {
  const {result, toast} = await subscribe('ada@example.test', () => Promise.reject(new TypeError('offline')))
  expect(result.status).toBe('error')
  expect(toast).toEqual([failed('we could not be reached. Please check your connection and try again.')])
})
