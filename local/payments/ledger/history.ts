import {createSession, expireSession} from './checkout.ts'
import {NO_REQUEST} from './events.ts'
import {pay} from './payment.ts'
import {createRefund} from './refunds.ts'
import type {LedgerTransaction, Session} from './tables.ts'
import {inThePast} from './time.ts'

/** Something that was bought, or left unpaid, before. Times are in ms, money in cents. */
interface PastPurchase {
  orderId: string
  userId: string
  email: string
  name: string
  /** where the storefront is */
  siteUrl: string
  items: readonly {title: string; priceCents: number}[]
  at: number
  paid: boolean
  refund: {id: string; amountCents: number; at: number} | null
}

interface RecordedPayment {
  sessionId: string
  /** null for what was not paid */
  paymentIntentId: string | null
  refundId: string | null
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Records a purchase as if the shop had made it then and had heard all of it: nothing is sent to it. What is recorded already
 * stays as it is.
 */
export function recordPurchase(
  tx: LedgerTransaction,
  purchase: PastPurchase,
  paymentsUrl: string,
): RecordedPayment {
  const known = tx.all('sessions').find(({metadata}) => metadata?.['orderId'] === purchase.orderId)
  if (known) return paymentOf(tx, known)
  return inSilence(tx, () => record(tx, purchase, paymentsUrl))
}

/** Does what has happened before, of which nothing is sent to the shop any more. */
export function inSilence<T>(tx: LedgerTransaction, work: () => T): T {
  const earlier = new Set(tx.all('deliveries').map(({id}) => id))
  const done = work()
  for (const delivery of tx.all('deliveries'))
    if (!earlier.has(delivery.id))
      tx.put('deliveries', delivery.id, {...delivery, state: 'delivered', remaining: 0})
  return done
}

function record(tx: LedgerTransaction, purchase: PastPurchase, paymentsUrl: string): RecordedPayment {
  const session = inThePast(purchase.at, () => openSession(tx, purchase, paymentsUrl))
  if (purchase.paid) inThePast(purchase.at + 60_000, () => payByCard(tx, session, purchase))
  else inThePast(purchase.at + DAY_MS, () => expireSession(tx, session))
  const {paymentIntentId} = paymentOf(tx, tx.get('sessions', session.id) ?? session)
  const {refund} = purchase
  if (refund && paymentIntentId !== null)
    inThePast(refund.at, () =>
      createRefund(
        tx,
        {payment_intent: paymentIntentId, amount: refund.amountCents, metadata: {refundId: refund.id}},
        NO_REQUEST,
      ),
    )
  return paymentOf(tx, tx.get('sessions', session.id) ?? session)
}

function paymentOf(tx: LedgerTransaction, {id, payment_intent: payment}: Session): RecordedPayment {
  const paymentIntentId = typeof payment === 'string' ? payment : null
  const refund = tx.all('refunds').find((refund) => refund.payment_intent === paymentIntentId)
  return {sessionId: id, paymentIntentId, refundId: paymentIntentId === null ? null : (refund?.id ?? null)}
}

function openSession(
  tx: LedgerTransaction,
  {orderId, userId, email, siteUrl, items}: PastPurchase,
  paymentsUrl: string,
): Session {
  const [only] = items
  const name = items.length === 1 && only ? only.title : `${items.length} Courses`
  return createSession(
    tx,
    {
      mode: 'payment',
      client_reference_id: userId,
      customer_email: email,
      line_items: items.map(({title, priceCents}) => ({
        quantity: 1,
        price_data: {currency: 'usd', unit_amount: priceCents, product_data: {name: title}},
      })),
      metadata: {orderId, name},
      payment_intent_data: {description: name, metadata: {orderId}},
      success_url: `${siteUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${siteUrl}/cart`,
      expand: [],
    },
    (id) => `${paymentsUrl}/pay/${id}`,
  )
}

function payByCard(tx: LedgerTransaction, session: Session, {email, name}: PastPurchase): void {
  pay(tx, session, {
    method: 'card',
    email,
    name,
    number: '4242424242424242',
    expiryMonth: 12,
    expiryYear: 2040,
  })
}
