import type {SubmissionResult} from '@conform-to/react'
import type {ErrorDetails} from '@lectern/domain/contracts'
import {RouterContextProvider} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {call} from '~/lib/firebase/call'
import {CallFailure} from '~/lib/firebase/call-failure'
import {subscriptionNotSent} from '~/lib/firebase/unreachable-words'
import {routeActions, type LoadActions} from '~/lib/forms/route-action'
import {currentToasts, dismissToast} from '~/ui/feedback/toast'
import {subscribe as subscribeAction} from './actions'

vi.mock('~/lib/firebase/call', () => ({call: vi.fn<typeof call>()}))

/** The result of the action, and the toasts that are shown. */
async function subscribe(email: string, actions: LoadActions = async () => ({subscribe: subscribeAction})) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const body = new FormData()
  body.set('intent', 'subscribe')
  body.set('email', email)
  const request = new Request('http://shop.test/newsletter/subscribe', {method: 'POST', body})
  const answer = await routeActions(
    actions,
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
  vi.mocked(call).mockReset().mockResolvedValue({confirmed: false})
  for (const {id} of currentToasts()) dismissToast(id)
})

test('an address is trimmed and sent, and the field is reset', async () => {
  const {result, toast} = await subscribe(' ada@example.test ')
  expect(vi.mocked(call)).toHaveBeenCalledWith(expect.objectContaining({name: 'subscribe'}), {
    email: 'ada@example.test',
  })
  expect(result.initialValue).toBe(null)
  expect(toast).toEqual([
    {title: 'Success!', description: "You've successfully subscribed to our newsletter."},
    {
      title: 'Check your email',
      description:
        'We sent a link to ada@example.test. The newsletter starts once you have pressed the button there.',
    },
  ])
})

test('an account that subscribes its verified address is sent no link', async () => {
  vi.mocked(call).mockResolvedValueOnce({confirmed: true})
  expect((await subscribe('ada@example.test')).toast.map(({title}) => title)).toEqual(['Success!'])
})

test.each(['', 'ada at example'])('an invalid address is not sent: “%s”', async (email) => {
  const {result, toast} = await subscribe(email)
  expect(vi.mocked(call)).not.toHaveBeenCalled()
  expect(result.error).toEqual({email: ['Please enter a valid email address.']})
  expect(toast).toEqual([invalid])
})

test.each<[ErrorDetails['reason'], object]>([
  ['internal', failed('an error on our side')],
  ['rate-limited', failed('too many attempts; please wait a few minutes')],
  ['unavailable', failed('Unknown error')],
  ['suppressed', failed('mails to your address came back. Please write to us.')],
  ['invalid-argument', invalid],
  [
    'already-subscribed',
    {title: 'Already subscribed', description: 'This email is already subscribed to our newsletter.'},
  ],
])('a subscription that fails with %s has its own message', {tags: ['S8.02.04']}, async (reason, words) => {
  vi.mocked(call).mockRejectedValueOnce(new CallFailure('subscribe', {reason}))
  const {result, toast} = await subscribe('ada@example.test')
  expect(result.status).toBe('error')
  expect(toast).toEqual([words])
})

test('a subscription without an answer has its own message', async () => {
  const cause = new Error('internal [0]')
  vi.mocked(call).mockRejectedValueOnce(new CallFailure('subscribe', {reason: 'unavailable'}, cause))
  const {toast} = await subscribe('ada@example.test')
  expect(toast).toEqual([failed('we could not be reached. Please check your connection and try again.')])
})

test('any other error has the general message', async () => {
  vi.mocked(call).mockRejectedValueOnce(new TypeError('no code came'))
  expect((await subscribe('ada@example.test')).toast).toEqual([failed('Unknown error')])
})

test('a failure to load the code has its own message', async () => {
  const {result, toast} = await subscribe('ada@example.test', () => Promise.reject(new TypeError('offline')))
  expect(result.status).toBe('error')
  expect(toast).toEqual([failed('we could not be reached. Please check your connection and try again.')])
})
