import {logger} from 'firebase-functions/logger'
import type {CallableRequest} from 'firebase-functions/v2/https'
import {beforeEach, expect, test, vi} from 'vitest'
import {countAccounts} from '../../accounts/count-accounts.ts'
import {listRecipients} from './list-recipients.ts'
import {listAccounts, listSubscribers} from '../../newsletter/listed-recipients.ts'

vi.mock('../../accounts/count-accounts.ts')
vi.mock('../../staff-member.ts', () => ({staffMember: async () => ({data: () => ({role: 'staff'})})}))
vi.mock('../../newsletter/listed-recipients.ts', async (original) => ({
  ...(await original<typeof import('../../newsletter/listed-recipients.ts')>()),
  listSubscribers: vi.fn<typeof listSubscribers>(),
  listAccounts: vi.fn<typeof listAccounts>(),
}))
const counting = (count: number) => ({count: () => ({get: async () => ({data: () => ({count})})})})
vi.mock('../../newsletter/subscribers.ts', () => ({subscribers: () => counting(7)}))
vi.mock('../../newsletter/recipients.ts', () => ({accountsWithMarketing: () => counting(5)}))

const someone = (id: string, source: 'newsletter' | 'user') => ({
  id,
  email: `${id}@example.com`,
  createdAt: '2026-01-02T03:04:05.000Z',
  source,
  name: null,
})
const reader = someone('reader', 'newsletter')
const ada = someone('ada', 'user')
const afterReader = '["createdAt",[1,2],"reader"]'

const asStaff = (data: object = {}) =>
  listRecipients.run({
    data: {cursor: null, search: '', source: null, ...data},
    auth: {uid: 'staff', token: {auth_time: Math.floor(Date.now() / 1000)}},
    rawRequest: {get: () => undefined, ip: '127.0.0.1'},
  } as unknown as CallableRequest)

beforeEach(() => {
  vi.mocked(countAccounts).mockReset().mockResolvedValue(9)
  vi.mocked(listSubscribers)
    .mockReset()
    .mockResolvedValue({recipients: [reader], next: null})
  vi.mocked(listAccounts)
    .mockReset()
    .mockResolvedValue({recipients: [ada], next: null})
})

test(
  'without the accounts the subscribers are listed alone, and the log says why',
  {tags: ['S8.07.21']},
  async () => {
    const failure = new Error('no quota left')
    vi.mocked(countAccounts).mockRejectedValue(failure)
    vi.mocked(listAccounts).mockRejectedValue(failure)
    const log = vi.spyOn(logger, 'write').mockImplementation(() => {})
    expect(await asStaff()).toMatchObject({recipients: [reader], userCount: null, subscriberCount: 7})
    expect(log).toHaveBeenCalledTimes(2)
    expect(log).toHaveBeenCalledWith(expect.objectContaining({event: 'accounts-unavailable'}))
  },
)

test('where all are on one page they are counted exactly', async () => {
  expect(await asStaff()).toEqual({
    recipients: [reader, ada],
    next: null,
    recipientCount: 2,
    isCountExact: true,
    subscriberCount: 7,
    userCount: 9,
    participatingUserCount: 5,
  })
})

test('otherwise there are at most as many as subscribers and accounts together', async () => {
  vi.mocked(listSubscribers).mockResolvedValue({recipients: [reader], next: afterReader})
  const page = (await asStaff()) as {next: string}
  expect(page).toMatchObject({recipients: [reader], recipientCount: 12, isCountExact: false})
  expect(listAccounts).not.toHaveBeenCalled()
  for (const narrowed of [{cursor: page.next}, {search: 'r'}, {source: 'newsletter'}])
    expect(await asStaff(narrowed)).toMatchObject({recipientCount: 12, isCountExact: false})
  expect(listSubscribers).toHaveBeenNthCalledWith(2, '', afterReader)
})

test('a page of accounts asks for no subscribers, and a source for nothing of the other', async () => {
  expect(await asStaff({cursor: 'accounts:u1'})).toMatchObject({recipients: [ada]})
  expect(await asStaff({source: 'user'})).toMatchObject({recipients: [ada]})
  expect(listSubscribers).not.toHaveBeenCalled()
  expect(listAccounts).toHaveBeenNthCalledWith(1, '', 'accounts:u1')
  expect(await asStaff({source: 'newsletter'})).toMatchObject({recipients: [reader]})
  expect(listAccounts).toHaveBeenCalledTimes(2)
})
