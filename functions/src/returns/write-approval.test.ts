import {FieldValue, Timestamp, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {beforeEach, expect, test, vi} from 'vitest'
import {presentAddress} from '../accounts/present-address.ts'
import type {Order} from '../orders/order.ts'
import {queueMail} from '../outbox/queue.ts'
import {recordStaffAction} from '../staff/staff-action.ts'
import {returnDecidedMail} from './return-decided-mail.ts'
import type {Return} from './return.ts'
import {writeApproval} from './write-approval.ts'

vi.mock('../accounts/present-address.ts', () => ({presentAddress: vi.fn()}))
vi.mock('../outbox/queue.ts', () => ({queueMail: vi.fn()}))
vi.mock('../staff/staff-action.ts', async (original) => ({
  ...(await original<typeof import('../staff/staff-action.ts')>()),
  recordStaffAction: vi.fn(),
}))

const update = vi.fn()
const write = {update} as unknown as WriteBatch
const at = Timestamp.fromMillis(0)
const request = {id: 'one', ref: 'returns/one', updateTime: at} as unknown as DocumentSnapshot<Return>
const asked: Return = {
  orderId: 'one',
  userId: 'ada',
  reason: 'Not for me.',
  status: 'pending',
  createdAt: at,
  updatedAt: at,
}
const staff = {uid: 'sam', email: 'sam@lectern.test'}
const order = {email: 'ada@x.test'} as Order
const made = {
  request,
  data: asked,
  order,
  staff,
  refundId: 're_1',
  refunded: {amountCents: 5999, lines: [{lineId: '1', amountCents: 5999}]},
  isBack: true,
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(presentAddress).mockImplementation(async (_, stored) => stored)
})

/** What becomes of the return. */
const written = () => update.mock.calls[0]?.[1] as Record<string, unknown>

test('a return is approved by who decides, with the refund that was made for it', async () => {
  await writeApproval(write, made)
  expect(update).toHaveBeenCalledExactlyOnceWith('returns/one', written(), {lastUpdateTime: at})
  expect(written()).toMatchObject({
    status: 'approved',
    decidedBy: 'sam',
    refundId: 're_1',
    refundedCents: 5999,
  })
  expect(FieldValue.delete().isEqual(written()['refundFailedAt'] as FieldValue)).toBe(true)
  expect(written()).not.toHaveProperty('refundAttempt')
})

test('it names no refund, and no amount, where the money had gone back before', async () => {
  await writeApproval(write, {...made, refundId: null, refunded: null})
  expect(written()).not.toHaveProperty('refundId')
  expect(written()).not.toHaveProperty('refundedCents')
})

test('it stays open, for a refund of another name, where an earlier part has failed', async () => {
  await writeApproval(write, {...made, isBack: false})
  expect(written()['refundFailedAt']).toBeInstanceOf(Timestamp)
  expect(FieldValue.increment(1).isEqual(written()['refundAttempt'] as FieldValue)).toBe(true)
})

test('it is recorded: who has given how much back to whom', async () => {
  await writeApproval(write, made)
  expect(recordStaffAction).toHaveBeenCalledExactlyOnceWith(
    write,
    staff,
    'return-approved',
    {kind: 'order', id: 'one'},
    {whom: 'ada', amountCents: 5999},
  )
})

test.each([
  ['pending', undefined, 'return-one'],
  // What was refunded in vain before does not count for the first mail.
  ['pending', 2, 'return-one'],
  ['approved', 2, 'return-one-2'],
] as const)(
  'its learner is told once of each approval: %s, attempt %s',
  async (status, refundAttempt, mailId) => {
    const data = {...asked, status, ...(refundAttempt !== undefined && {refundAttempt})}
    await writeApproval(write, {...made, data})
    const told = {orderId: 'one', lineIds: ['1'], refundId: 're_1'}
    expect(queueMail).toHaveBeenCalledExactlyOnceWith(write, mailId, ['ada@x.test'], returnDecidedMail, told)
  },
)

test('its mail names no refund where the money had gone back before by another', async () => {
  await writeApproval(write, {...made, refunded: null})
  expect(vi.mocked(queueMail).mock.calls[0]?.[4]).toEqual({orderId: 'one'})
})

test('nobody is told whose address is not known', async () => {
  await writeApproval(write, {...made, order: {...order, email: null}})
  await writeApproval(write, {...made, order: undefined})
  expect(queueMail).not.toHaveBeenCalled()
})
