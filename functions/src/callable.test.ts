import {contract} from '@lectern/domain/contracts'
import {logger} from 'firebase-functions/logger'
import type {CallableRequest} from 'firebase-functions/v2/https'
import {expect, test, vi} from 'vitest'
import * as z from 'zod/mini'
import {AppError} from './app-error.ts'
import {callable} from './callable.ts'

const greet = callable(
  contract({
    name: 'greet',
    audience: 'anyone',
    input: z.object({}),
    output: z.object({said: z.string()}),
    reasons: [],
  }),
  {limits: () => []},
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

/** What is logged of a call that fails with that error. */
async function logged(error: Error) {
  const write = vi
    .spyOn(logger, 'write')
    .mockReset()
    .mockImplementation(() => {})
  const buy = callable(
    contract({
      name: 'buy',
      audience: 'anyone',
      input: z.object({}),
      output: z.object({}),
      reasons: ['price-changed', 'payment-unavailable'],
    }),
    {limits: () => []},
    async () => {
      throw error
    },
  )
  const request = {data: {}, app: {appId: 'shop'}, rawRequest: {get: () => undefined, ip: '127.0.0.1'}}
  await expect(buy.run(request as unknown as CallableRequest)).rejects.toThrow(
    error instanceof AppError ? error.reason : 'internal',
  )
  return write.mock.calls.map(([entry]) => entry)
}

test('what the rules of the shop refuse is a quiet line, and what a service does not answer a warning with its place', async () => {
  expect(await logged(new AppError('price-changed'))).toEqual([
    {
      severity: 'INFO',
      message: 'call-declined',
      event: 'call-declined',
      function: 'buy',
      reason: 'price-changed',
    },
  ])
  const cause = new Error('No answer')
  expect(await logged(new AppError('payment-unavailable', {}, {cause}))).toEqual([
    expect.objectContaining({severity: 'WARNING', event: 'call-refused', stack_trace: expect.any(String)}),
  ])
  expect(await logged(new Error('A fault'))).toEqual([
    expect.objectContaining({severity: 'ERROR', event: 'call-failed', stack_trace: expect.any(String)}),
  ])
})
