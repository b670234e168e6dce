import {invalidRequest} from '../api/failure.ts'
import {answerOf} from './cards.ts'
import {chargeOf} from './charge.ts'
import {customerDetails} from './checkout.ts'
import {redeem} from './coupons.ts'
import {emit} from './events.ts'
import {intentOf} from './payment-intent.ts'
import {paymentMethodOf, type Payment} from './payment-method.ts'
import type {LedgerTransaction, PaymentIntent, Session, Transfer} from './tables.ts'
import {locate, locatedDetails} from './tax.ts'

export type Paid =
  | {ok: true; session: Session; /** The events to wait for. */ events: string[]}
  | {ok: false; message: string; field: 'number' | 'expiry' | 'cvc'}

/** Tries to pay an open session: paid, declined, or (bank transfer) complete with the money under way. */
export function pay(tx: LedgerTransaction, opened: Session, payment: Payment): Paid {
  if (opened.status !== 'open') {
    throw invalidRequest(`This Checkout Session cannot be paid: it is ${opened.status}.`)
  }
  const location = payment.location ?? {country: 'US'}
  const session = locate(tx, opened, location)
  const method = paymentMethodOf(payment)
  tx.put('paymentMethods', method.id, method)
  const intent = intentOf(tx, session)
  const answer = payment.method === 'card' ? answerOf(payment.number) : undefined

  if (answer?.paid === false) {
    const charge = chargeOf(intent, method, 'failed')
    charge.failure_code = answer.code
    charge.failure_message = answer.message
    tx.put('charges', charge.id, charge)
    const failed: PaymentIntent = {
      ...intent,
      status: 'requires_payment_method',
      latest_charge: charge.id,
      last_payment_error: {
        charge: charge.id,
        code: answer.code,
        decline_code: answer.declineCode,
        doc_url: `https://stripe.com/docs/error-codes/${answer.code.replaceAll('_', '-')}`,
        message: answer.message,
        payment_method: method,
        type: 'card_error',
      },
    }
    tx.put('paymentIntents', intent.id, failed)
    tx.put('sessions', session.id, {...session, payment_intent: intent.id})
    emit(tx, 'payment_intent.payment_failed', failed)
    const field =
      answer.code === 'incorrect_cvc' ? 'cvc' : answer.code === 'expired_card' ? 'expiry' : 'number'
    return {ok: false, message: answer.message, field}
  }

  const later = payment.method === 'us_bank_account'
  const charge = chargeOf(intent, method, later ? 'pending' : 'succeeded')
  tx.put('charges', charge.id, charge)
  const attempted: PaymentIntent = {
    ...intent,
    status: later ? 'processing' : 'succeeded',
    amount_received: later ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
  }
  tx.put('paymentIntents', intent.id, attempted)
  const complete: Session = {
    ...session,
    status: 'complete',
    url: null,
    payment_intent: intent.id,
    payment_status: later ? 'unpaid' : 'paid',
    customer_details: {
      ...customerDetails(payment.email, payment.name),
      ...(session.automatic_tax.enabled && locatedDetails(location)),
    },
  }
  tx.put('sessions', session.id, complete)
  for (const {coupon} of session.discounts ?? []) if (typeof coupon === 'string') redeem(tx, coupon)
  const events = [emit(tx, 'checkout.session.completed', complete)]
  if (later) {
    const dueAt = payment.settleAfter === null ? null : Date.now() + payment.settleAfter
    tx.put('transfers', session.id, {id: session.id, outcome: payment.outcome, dueAt})
  } else {
    emit(tx, 'payment_intent.succeeded', attempted)
  }
  if (answer?.paid === true && answer.refund !== 'succeeds') {
    tx.put('refundRules', charge.id, {id: charge.id, refund: answer.refund})
  }
  return {ok: true, session: complete, events}
}

/** Ends a bank transfer that is under way. */
export function settle(tx: LedgerTransaction, transfer: Transfer, outcome = transfer.outcome): void {
  tx.remove('transfers', transfer.id)
  const session = tx.get('sessions', transfer.id)
  const intent =
    typeof session?.payment_intent === 'string' ? tx.get('paymentIntents', session.payment_intent) : undefined
  const charge =
    typeof intent?.latest_charge === 'string' ? tx.get('charges', intent.latest_charge) : undefined
  if (session === undefined || intent === undefined || charge === undefined) return

  if (outcome === 'succeed') {
    const paid: Session = {...session, payment_status: 'paid'}
    const succeeded: PaymentIntent = {...intent, status: 'succeeded', amount_received: intent.amount}
    tx.put('charges', charge.id, {
      ...charge,
      status: 'succeeded',
      paid: true,
      captured: true,
      amount_captured: charge.amount,
    })
    tx.put('paymentIntents', intent.id, succeeded)
    tx.put('sessions', session.id, paid)
    emit(tx, 'checkout.session.async_payment_succeeded', paid)
    emit(tx, 'payment_intent.succeeded', succeeded)
    return
  }
  const message = 'The bank transfer did not arrive: the account has insufficient funds.'
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      charge: charge.id,
      code: 'payment_intent_payment_attempt_failed',
      message,
      type: 'invalid_request_error',
    },
  }
  tx.put('charges', charge.id, {
    ...charge,
    status: 'failed',
    failure_code: 'insufficient_funds',
    failure_message: message,
  })
  tx.put('paymentIntents', intent.id, failed)
  emit(tx, 'checkout.session.async_payment_failed', session)
  emit(tx, 'payment_intent.payment_failed', failed)
}
