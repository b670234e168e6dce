import {replace, RouterContextProvider, type ClientLoaderFunctionArgs} from 'react-router-dom'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import type {SessionUser} from '~/lib/firebase/session-user'
import {LoadFailure} from '~/lib/router/load-failure'
import {currentToasts, dismissToast} from '~/ui/feedback/toast'
import {userContext} from './auth-guard'
import {privateLoader} from './private-loader'

const words = {title: 'Error loading orders', description: 'Please try again later'}

/** The arguments of a loader for a user and a path. */
function argsFor(uid: string, path: string, signal?: AbortSignal): ClientLoaderFunctionArgs {
  const url = new URL(path, 'http://localhost')
  const context = new RouterContextProvider()
  context.set(userContext, {uid} as SessionUser)
  return {
    request: new Request(url, {signal}),
    url,
    pattern: url.pathname,
    params: {},
    context,
    serverLoader: async () => {
      throw new Error('There is no server.')
    },
  }
}

beforeEach(() => {
  for (const {id} of currentToasts()) dismissToast(id)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A loader that returns the current result of `answer`. */
function loaderOf(options?: Parameters<typeof privateLoader>[2]) {
  const answer = vi.fn<(uid: string) => Promise<string>>(async (uid) => `orders of ${uid}`)
  return {answer, load: privateLoader(words, ({uid}) => answer(uid), options)}
}

describe('a loader behind the guard', () => {
  test('loads the data of the signed-in user', async () => {
    expect(await loaderOf().load(argsFor('ada', '/orders'))).toBe('orders of ada')
  })

  test('shows one toast for a failure, and throws to the error boundary', async () => {
    const {answer, load} = loaderOf()
    const cause = new Error('offline')
    answer.mockRejectedValueOnce(cause)
    const failure: unknown = await load(argsFor('ada', '/orders')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(LoadFailure)
    expect(failure).toMatchObject({words, cause})
    expect(currentToasts()).toMatchObject([{...words, variant: 'destructive'}])
  })

  test('shows none to whom it is refused since they do not teach any more: they are led elsewhere', async () => {
    const {answer, load} = loaderOf()
    answer.mockRejectedValueOnce(new CallFailure('teacherOverview', {reason: 'not-teacher'}))
    await expect(load(argsFor('ada', '/teach'))).rejects.toThrow(LoadFailure)
    expect(currentToasts()).toEqual([])
  })

  test('keeps the loaded data when a revalidation fails', async () => {
    const {answer, load} = loaderOf()
    await load(argsFor('ada', '/orders'))
    answer.mockRejectedValueOnce(new Error('offline'))
    expect(await load(argsFor('ada', '/orders'))).toBe('orders of ada')
    expect(currentToasts()).toHaveLength(1)
  })

  test.for([
    ['ben', '/orders'],
    ['ada', '/orders?tab=returns'],
  ])('does not keep it for %s at %s', async ([uid, path]) => {
    const {answer, load} = loaderOf()
    await load(argsFor('ada', '/orders'))
    answer.mockRejectedValueOnce(new Error('offline'))
    await expect(load(argsFor(uid!, path!))).rejects.toThrow(LoadFailure)
  })

  test('keeps it for another query with `anyQuery`', async () => {
    const {answer, load} = loaderOf({anyQuery: true})
    await load(argsFor('ada', '/orders'))
    answer.mockRejectedValueOnce(new Error('offline'))
    expect(await load(argsFor('ada', '/orders?q=seo'))).toBe('orders of ada')
  })

  test('rethrows a redirect', async () => {
    const {answer, load} = loaderOf()
    const elsewhere = replace('/account')
    answer.mockRejectedValueOnce(elsewhere)
    await expect(load(argsFor('ada', '/orders'))).rejects.toBe(elsewhere)
    expect(currentToasts()).toEqual([])
  })

  test('shows no toast after the navigation was aborted', async () => {
    const {answer, load} = loaderOf()
    answer.mockRejectedValueOnce(new Error('aborted'))
    await expect(load(argsFor('ada', '/orders', AbortSignal.abort()))).rejects.toThrow('aborted')
    expect(currentToasts()).toEqual([])
  })
})
