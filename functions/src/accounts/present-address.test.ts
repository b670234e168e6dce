import {beforeEach, expect, test, vi} from 'vitest'
import {presentAddress} from './present-address.ts'

const getUsers = vi.fn()
vi.mock('../services/auth.ts', () => ({auth: () => ({getUsers})}))

beforeEach(() => {
  getUsers.mockReset()
})

const accountIs = (account: object | null) => getUsers.mockResolvedValue({users: account ? [account] : []})

test('somebody who has changed their address is written to at the new one', async () => {
  accountIs({email: 'new@x.test', emailVerified: true})
  expect(await presentAddress('ada', 'old@x.test')).toBe('new@x.test')
  expect(getUsers).toHaveBeenCalledExactlyOnceWith([{uid: 'ada'}])
})

test.each([
  ['is gone', null],
  ['has none', {emailVerified: false}],
  ['has one that nobody has shown to be theirs', {email: 'new@x.test', emailVerified: false}],
])('the address that was stored counts where the account %s', async (_, account) => {
  accountIs(account)
  expect(await presentAddress('ada', 'old@x.test')).toBe('old@x.test')
})

test('nobody is asked for where there is no account yet, or nobody is written to', async () => {
  expect(await presentAddress(null, 'old@x.test')).toBe('old@x.test')
  expect(await presentAddress('ada', null)).toBeNull()
  expect(getUsers).not.toHaveBeenCalled()
})
