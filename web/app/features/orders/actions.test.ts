import type {SubmissionResult} from '@conform-to/react'
import {FirebaseError} from 'firebase/app'
import {RouterContextProvider} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {userContext} from '~/features/auth/auth-guard'
import type {SessionUser} from '~/lib/firebase/session-user'
import {requestReturn} from './actions'
import {createReturn, readReturn, type ReturnRequest} from './returns'

vi.mock('./returns', () => ({
  createReturn: vi.fn<typeof createReturn>(),
  readReturn: vi.fn<typeof readReturn>(),
}))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(readReturn).mockReset().mockResolvedValue(null)
})

/** Asks for a return, which the database refuses; the page is loaded again where the answer is a bare result. */
async function ask(code: string) {
  vi.mocked(createReturn).mockRejectedValueOnce(new FirebaseError(code, 'refused'))
  const body = new FormData()
  for (const [field, value] of Object.entries({orderId: 'one', reason: 'Not for me.', courseIds: ''}))
    body.set(field, value)
  const context = new RouterContextProvider()
  context.set(userContext, {uid: 'ada'} as SessionUser)
  const answer = await requestReturn(body, {url: new URL('http://shop.test/account/returns/new'), context})
  const isLoadedAgain = !('data' in answer)
  const {error} = ('data' in answer ? answer.data : answer) as SubmissionResult
  return {words: error?.['']?.[0], isLoadedAgain}
}

test('a return of an order that was given back meanwhile is refused, and the page says how it stands', async () => {
  expect(await ask('permission-denied')).toEqual({
    words: 'This order cannot be returned as it is now.',
    isLoadedAgain: true,
  })
})

test('one that was requested in another tab says so', async () => {
  vi.mocked(readReturn).mockResolvedValue({} as ReturnRequest)
  expect(await ask('permission-denied')).toMatchObject({
    words: 'A return has already been requested for this order',
    isLoadedAgain: true,
  })
})

test('one that did not reach the database can be sent again', async () => {
  expect(await ask('unavailable')).toEqual({
    words: 'Your request has not been sent. Please try again later.',
    isLoadedAgain: false,
  })
})
