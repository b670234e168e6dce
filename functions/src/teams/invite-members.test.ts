import {expect, test, vi} from 'vitest'
import {AppError} from '../app-error.ts'
import type {Caller} from '../callable.ts'
import {optimistically} from '../services/optimistic.ts'
import {inviteInBatches} from './invite-members.ts'

vi.mock('../services/optimistic.ts', async (original) => ({
  ...(await original<typeof import('../services/optimistic.ts')>()),
  optimistically: vi.fn(),
}))

const owner = {uid: 'ada'} as Caller
const emails = Array.from({length: 250}, (_, index) => `person-${index}@x.test`)
const invited = (part: readonly string[]) => new Map(part.map((email) => [email, 'invited']))

test('those who were invited are known where a later batch fails', async () => {
  vi.mocked(optimistically)
    .mockResolvedValueOnce(invited(emails.slice(0, 100)))
    .mockRejectedValueOnce(new AppError('content-unavailable'))
  expect(await inviteInBatches(owner, 'team', emails)).toEqual(invited(emails.slice(0, 100)))
})

test('where the first fails, nobody is', async () => {
  vi.mocked(optimistically).mockRejectedValueOnce(new AppError('unknown-team'))
  await expect(inviteInBatches(owner, 'team', emails)).rejects.toMatchObject({reason: 'unknown-team'})
})
