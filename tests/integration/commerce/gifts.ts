import {giveCourse} from '@lectern/domain/gifts/contracts'
import type {Input} from '@lectern/domain/contracts'
import {read, type Sold} from './back-office.ts'
import {eventually} from './eventually.ts'
import {mailTo} from './inbox.ts'
import type {Checkout, Learner} from './learner.ts'
import {paymentPage} from './payments.ts'

type Given = Input<typeof giveCourse>

/** An address that nobody has. */
export const someAddress = () => `friend-${crypto.randomUUID().slice(0, 8)}@example.com`

/** Presses pay for a gift, having seen its price. */
export async function pressGive(
  giver: Learner,
  {kind = 'course', id, priceCents}: Sold,
  change: Partial<Given> = {},
): Promise<Checkout> {
  const {url, orderId} = await giver.call(giveCourse, {
    kind,
    id,
    expectedTotalCents: priceCents,
    delivery: 'mail',
    name: 'Ben',
    email: someAddress(),
    message: 'Happy birthday!',
    day: '',
    ...change,
  })
  return {orderId, url, sessionId: /cs_\w+/.exec(url)?.[0] ?? ''}
}

/** Gives something by card, to the end. */
export async function give(giver: Learner, sold: Sold, change: Partial<Given> = {}): Promise<Checkout> {
  const checkout = await pressGive(giver, sold, change)
  await paymentPage.payByCard(checkout.sessionId)
  await giver.orderBecomes(checkout.orderId, 'completed')
  return checkout
}

/** The code in the mail of a gift that has arrived at an address. */
export async function codeMailedTo(address: string): Promise<string> {
  const {text} = await mailTo(address, 'gift')
  return codeIn(text ?? '')
}

export function codeIn(text: string): string {
  const [, code] = /\/claim#([\w-]{22})(?![\w-])/.exec(text) ?? []
  if (code === undefined) throw new Error(`There is no code in: ${text}`)
  return code
}

export const claimIn = (orderId: string) => read(`claims/${orderId}-1`)

/** Waits until the claim of an order's only line is in a state. */
export async function claimBecomes(orderId: string, state: string): Promise<void> {
  await eventually(`the gift of ${orderId} to be ${state}`, async () => {
    const claim = await claimIn(orderId)
    return claim?.['state'] === state
  })
}
