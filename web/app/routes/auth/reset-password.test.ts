import {RouterContextProvider} from 'react-router-dom'
import {expect, test} from 'vitest'
import {clientLoader} from './reset-password'

test('a link without a code does not work', {tags: ['S4.08.03', 'S8.05.06']}, async () => {
  const url = new URL('http://localhost/reset-password?type=recovery')
  const args = {
    request: new Request(url),
    url,
    pattern: url.pathname,
    params: {},
    context: new RouterContextProvider(),
    serverLoader: async () => {},
  } as unknown as Parameters<typeof clientLoader>[0]
  expect(await clientLoader(args)).toEqual({
    kind: 'invalid',
    words: 'Invalid password reset link. Please request a new one.',
  })
})
