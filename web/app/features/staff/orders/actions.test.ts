import {RouterContextProvider} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {call} from '~/lib/firebase/call'
import {refundOrder} from './actions'

vi.mock('~/lib/firebase/call', () => ({call: vi.fn<typeof call>()}))

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue({amountCents: 24_500})
})

/** Refunds an order with what else the dialog sends. @returns the input of the call */
async function refund(entered: Record<string, string>): Promise<unknown> {
  const always = {
    orderId: 'one',
    requestId: crypto.randomUUID(),
    reason: 'Nobody has the time.',
    lineIds: '1',
  }
  const body = new FormData()
  for (const [field, value] of Object.entries({...always, ...entered})) body.set(field, value)
  await refundOrder(body, {url: new URL('http://shop.test/'), context: new RouterContextProvider()})
  return vi.mocked(call).mock.lastCall?.[1]
}

test('without a number of seats the whole line of a team goes back', async () => {
  const sent = await refund({amount: '245.00', amountCents: '24500', quantity: ''})
  expect(refundOrder.contract.input.safeParse(sent)).toMatchObject({success: true})
  expect(sent).not.toHaveProperty('quantity')
})

test('with a number, so many seats do', async () => {
  const sent = await refund({amount: '98.00', amountCents: '9800', quantity: '2'})
  expect(sent).toMatchObject({lineIds: ['1'], quantity: 2, amountCents: 9800})
})
