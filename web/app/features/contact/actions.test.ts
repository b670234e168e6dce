import type {SubmissionResult} from '@conform-to/react'
import {RouterContextProvider} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {call} from '~/lib/firebase/call'
import {CallFailure} from '~/lib/firebase/call-failure'
import {currentToasts} from '~/ui/feedback/toast'
import {sendContactMessage} from './actions'

vi.mock('~/lib/firebase/call', () => ({call: vi.fn<typeof call>()}))

const message = {
  name: 'Ada',
  email: ' ada@example.test ',
  subject: 'A question',
  message: 'Hello.',
}

async function write(changes: Partial<typeof message> = {}): Promise<SubmissionResult> {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const body = new FormData()
  for (const [field, value] of Object.entries({...message, ...changes})) body.set(field, value)
  const answer = await sendContactMessage(body, {
    url: new URL('http://shop.test/contact'),
    context: new RouterContextProvider(),
  })
  return ('data' in answer ? answer.data : answer) as SubmissionResult
}

beforeEach(() => vi.mocked(call).mockReset())

test('a message is sent, and the form is reset', async () => {
  expect((await write()).initialValue).toBe(null)
  expect(vi.mocked(call)).toHaveBeenCalledWith(expect.objectContaining({name: 'sendContactMessage'}), {
    ...message,
    email: 'ada@example.test',
  })
  expect(currentToasts().at(-1)).toMatchObject({
    title: 'Message Sent',
    description: "Thank you for contacting us. We'll get back to you soon!",
  })
})

test('a missing value is an error at its field, and nothing is sent', async () => {
  expect((await write({subject: '  ', email: 'ada'})).error).toEqual({
    subject: ['Please enter a subject.'],
    email: ['Please enter a valid email address.'],
  })
  expect(vi.mocked(call)).not.toHaveBeenCalled()
})

test.each([
  ['mail-unavailable', 'Our mail service is not available just now. Please try again in a few minutes.'],
  ['rate-limited', 'Too many messages in a short time. Please wait a few minutes and try again.'],
  ['unavailable', 'Your message could not be sent. Please check your connection and try again.'],
])('a message refused as %s is kept, and the form says why', async (reason, words) => {
  vi.mocked(call).mockRejectedValueOnce(new CallFailure('sendContactMessage', {reason}))
  expect(await write()).toMatchObject({status: 'error', error: {'': [words]}})
})

test('an error of the function for one field names the field', async () => {
  const refusal = new CallFailure('sendContactMessage', {reason: 'invalid-argument', field: 'subject'})
  vi.mocked(call).mockRejectedValueOnce(refusal)
  expect((await write()).error).toEqual({subject: ['Please check this once more.']})
})
