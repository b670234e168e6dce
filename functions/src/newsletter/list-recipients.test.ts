import {logger} from 'firebase-functions/logger'
import type {CallableRequest} from 'firebase-functions/v2/https'
import {beforeEach, expect, test, vi} from 'vitest'
import {listAccounts} from '../accounts/accounts.ts'
import {listRecipients} from './list-recipients.ts'
import {newsletterRecipients} from './recipients.ts'

vi.mock('../accounts/accounts.ts')
vi.mock('./recipients.ts')

const reader = {
  id: 's1',
  email: 'reader@example.com',
  createdAt: '2026-01-02T03:04:05.000Z',
  source: 'newsletter' as const,
  name: null,
}
const account = {
  uid: 'u1',
  email: 'ada@example.com',
  createdAt: '2026-01-02T03:04:05.000Z',
  displayName: null,
}

const asStaff = () =>
  listRecipients.run({
    data: {},
    auth: {uid: 'staff', token: {role: 'staff'}},
    rawRequest: {get: () => undefined, ip: '127.0.0.1'},
  } as unknown as CallableRequest)

beforeEach(() => {
  vi.mocked(newsletterRecipients).mockResolvedValue({
    recipients: [reader],
    subscriberCount: 1,
    participatingUserCount: 0,
  })
})

test(
  'without the accounts the subscribers are listed alone, and the log says why',
  {tags: ['S8.07.21']},
  async () => {
    const failure = new Error('no quota left')
    vi.mocked(listAccounts).mockRejectedValue(failure)
    const log = vi.spyOn(logger, 'write').mockImplementation(() => {})
    expect(await asStaff()).toEqual({
      recipients: [reader],
      subscriberCount: 1,
      userCount: null,
      participatingUserCount: 0,
    })
    expect(newsletterRecipients).toHaveBeenCalledWith([])
    expect(log).toHaveBeenCalledWith(expect.objectContaining({event: 'accounts-unavailable'}))
  },
)

test('with them they are counted', async () => {
  vi.mocked(listAccounts).mockResolvedValue([account, account])
  expect(await asStaff()).toMatchObject({userCount: 2})
  expect(newsletterRecipients).toHaveBeenCalledWith([account, account])
})
