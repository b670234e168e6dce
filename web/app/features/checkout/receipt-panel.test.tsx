// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {beforeEach, expect, test, vi} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {currentToasts, dismissToast} from '~/ui/feedback/toast'
import {ReceiptPanel} from './receipt-panel'

const call = vi.hoisted(() => vi.fn())
vi.mock('~/lib/firebase/call', () => ({call}))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const {id} of currentToasts()) dismissToast(id)
})

/** The panel of a session whose receipt is asked for: what it says, and the toasts. */
async function ask(sessionId: string, answer: () => Promise<{email: string}>, words: string) {
  call.mockImplementationOnce(answer)
  const container = document.createElement('div')
  const root = createRoot(container)
  root.render(<ReceiptPanel sessionId={sessionId} />)
  await expect.poll(() => container.textContent).toContain(words)
  root.unmount()
  return currentToasts().map(({title, description}) => [title, description])
}
const refuse = (reason: string) => () => Promise.reject(new CallFailure('sendPaymentConfirmation', {reason}))

test('a receipt that was sent names its address', async () => {
  expect(await ask('sent', async () => ({email: 'ada@example.test'}), 'Receipt sent to ada@')).toEqual([])
})

test.each([
  [
    'mail-unavailable',
    'Your order is confirmed. There was an issue sending the receipt email, but your purchase is complete.',
  ],
  ['unavailable', 'Your order is confirmed.'],
  ['unreadable', 'Your order is confirmed.'],
])(
  'a receipt that cannot be sent now (%s) does not hide that the purchase is complete',
  {tags: ['S8.03.06', 'S8.03.07']},
  async (reason, words) => {
    const toasts = await ask(reason, refuse(reason), 'Your receipt will follow by email.')
    expect(toasts).toEqual([['Payment Successful!', words]])
  },
)

test('a receipt that was given up is not said to follow', async () => {
  expect(await ask('none', refuse('receipt-given-up'), 'Your receipt could not be sent by email.')).toEqual(
    [],
  )
})
