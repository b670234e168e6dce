import {contract} from '@lectern/domain/contracts'
import type {CallableRequest} from 'firebase-functions/v2/https'
import {expect, test, vi} from 'vitest'
import * as z from 'zod/mini'
import {callable} from './callable.ts'

const greet = callable(
  contract({
    name: 'greet',
    audience: 'anyone',
    input: z.object({}),
    output: z.object({said: z.string()}),
    reasons: [],
  }),
  async () => ({said: 'hello'}),
)

const call = (app?: object) =>
  greet.run({
    data: {},
    app,
    rawRequest: {get: () => undefined, ip: '127.0.0.1'},
  } as unknown as CallableRequest)

test('without App Check whoever calls is answered', async () => {
  expect(await call()).toEqual({said: 'hello'})
})

test('with App Check only the storefront that it attests is answered', async () => {
  vi.stubEnv('APP_CHECK', 'true')
  await expect(call()).rejects.toMatchObject({code: 'unauthenticated', details: {reason: 'not-attested'}})
  expect(await call({appId: 'shop'})).toEqual({said: 'hello'})
})
