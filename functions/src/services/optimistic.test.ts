import {contract} from '@lectern/domain/contracts'
import type {WriteBatch} from 'firebase-admin/firestore'
import type {CallableRequest} from 'firebase-functions/v2/https'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import * as z from 'zod/mini'
import {callable} from '../callable.ts'
import {grpc} from './error-code.ts'
import {ContentionError, optimistically} from './optimistic.ts'

const commit = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./firestore.ts', () => ({firestore: () => ({batch: () => ({commit}) as unknown as WriteBatch})}))
vi.mock('node:timers/promises', () => ({setTimeout: async () => {}}))

const refused = (code: number) => Object.assign(new Error('The precondition failed.'), {code})

beforeEach(() => {
  commit.mockReset()
})

describe('a batch with conditions', () => {
  test('is repeated after a conflict, with what was read anew', async () => {
    commit.mockRejectedValueOnce(refused(grpc.failedPrecondition)).mockResolvedValue([])
    const read = vi.fn(async () => commit.mock.calls.length)
    expect(await optimistically(read)).toBe(1)
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('is given up after twelve conflicts, and says that others were quicker', async () => {
    const conflict = refused(grpc.aborted)
    commit.mockRejectedValue(conflict)
    const given = optimistically(async () => {})
    await expect(given).rejects.toBeInstanceOf(ContentionError)
    await expect(given).rejects.toMatchObject({cause: conflict})
    expect(commit).toHaveBeenCalledTimes(12)
  })

  test('is not repeated after any other error', async () => {
    const error = refused(grpc.deadlineExceeded)
    commit.mockRejectedValue(error)
    await expect(optimistically(async () => {})).rejects.toBe(error)
    expect(commit).toHaveBeenCalledTimes(1)
  })
})

test('a function that gives up for conflicts answers that it may be called again', async () => {
  commit.mockRejectedValue(refused(grpc.failedPrecondition))
  const reserve = callable(
    contract({name: 'reserve', audience: 'anyone', input: z.object({}), output: z.object({}), reasons: []}),
    {limits: () => []},
    async () => optimistically(async () => ({})),
  )
  const request = {data: {}, rawRequest: {get: () => undefined, ip: '127.0.0.1'}}
  await expect(reserve.run(request as unknown as CallableRequest)).rejects.toMatchObject({
    code: 'unavailable',
    details: {reason: 'unavailable'},
  })
})
