import {invalidRequest, noSuch} from '../api/failure.ts'
import {formatAmount} from './currency.ts'
import {closeDispute, preventsRefund} from './disputes.ts'
import {emit, type Cause} from './events.ts'
import {newId} from './identifiers.ts'
import type {Charge, LedgerTransaction, Refund, RefundOutcome} from './tables.ts'
import {seconds} from './time.ts'

export interface RefundParameters {
  payment_intent?: string | undefined
  charge?: string | undefined
  /** cents; everything not yet refunded when left out. */
  amount?: number | undefined
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined
  metadata?: Record<string, string> | undefined
}

/** A refund to a bank account, or of a card for that purpose, ends this much later. */
const LATER_MS = 3000

/** Gives money back. Throws StripeFailure when there is nothing, or not so much, to give. */
export function createRefund(tx: LedgerTransaction, parameters: RefundParameters, cause: Cause): Refund {
  const charge = chargeToRefund(tx, parameters)
  if (tx.all('disputes').some((dispute) => dispute.charge === charge.id && preventsRefund(dispute))) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  const left = charge.amount - charge.amount_refunded
  if (charge.refunded || left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {code: 'charge_already_refunded'})
  }
  const amount = parameters.amount ?? left
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${formatAmount(amount, charge.currency)}) is greater than unrefunded amount on charge (${formatAmount(left, charge.currency)})`,
      {param: 'amount'},
    )
  }
  const rule = tx.get('refundRules', charge.id)?.refund
  const toBank = charge.payment_method_details?.type === 'us_bank_account'
  const pending = toBank || rule === 'pending'
  const refund: Refund = {
    id: newId.refund(),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: destinationOf(charge),
    metadata: parameters.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: parameters.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: pending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
  const refundedSoFar = charge.amount_refunded + amount
  const refunded: Charge = {
    ...charge,
    amount_refunded: refundedSoFar,
    refunded: refundedSoFar === charge.amount,
  }
  tx.put('refunds', refund.id, refund)
  tx.put('charges', charge.id, refunded)
  emit(tx, 'refund.created', refund, cause)
  emit(tx, 'charge.refunded', refunded, cause, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  })
  // What was given back in full is not asked about any more.
  if (refunded.refunded) {
    for (const {id} of tx.all('disputes').filter((inquiry) => inquiry.charge === charge.id))
      if (tx.get('disputes', id)?.status === 'warning_needs_response') closeDispute(tx, id, 'warning_closed')
  }
  if (pending || rule === 'fails') {
    const outcome = rule === 'fails' ? 'failed' : 'succeeded'
    tx.put('refundOutcomes', refund.id, {id: refund.id, outcome, dueAt: Date.now() + LATER_MS})
  }
  return refund
}

/** Brings a refund to its end: the money arrives, or it comes back and can be refunded again. */
export function endRefund(tx: LedgerTransaction, {id, outcome}: Pick<RefundOutcome, 'id' | 'outcome'>): void {
  tx.remove('refundOutcomes', id)
  const refund = tx.get('refunds', id)
  // One that has failed stays so: its money came back once.
  if (refund === undefined || refund.status === 'failed') return
  const before = {status: refund.status}
  if (outcome === 'succeeded') {
    const arrived: Refund = {...refund, status: 'succeeded'}
    tx.put('refunds', id, arrived)
    emit(tx, 'refund.updated', arrived, undefined, before)
    return
  }
  const failed: Refund = {...refund, status: 'failed', failure_reason: 'expired_or_canceled_card'}
  tx.put('refunds', id, failed)
  const charge = typeof refund.charge === 'string' ? tx.get('charges', refund.charge) : undefined
  if (charge !== undefined) {
    tx.put('charges', charge.id, {
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    })
  }
  emit(tx, 'refund.updated', failed, undefined, before)
  emit(tx, 'refund.failed', failed)
}

function chargeToRefund(tx: LedgerTransaction, {payment_intent, charge}: RefundParameters): Charge {
  if (payment_intent === undefined && charge === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  if (payment_intent !== undefined && charge !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: charge, payment_intent.')
  }
  if (charge !== undefined) {
    const found = tx.get('charges', charge)
    if (found === undefined) throw noSuch('charge', charge, 'charge')
    if (!found.paid)
      throw invalidRequest(`Charge ${charge} was not paid and cannot be refunded.`, {param: 'charge'})
    return found
  }
  const intent = tx.get('paymentIntents', payment_intent ?? '')
  if (intent === undefined) throw noSuch('payment_intent', payment_intent ?? '', 'payment_intent')
  const latest =
    typeof intent.latest_charge === 'string' ? tx.get('charges', intent.latest_charge) : undefined
  if (intent.status !== 'succeeded' || latest === undefined) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  }
  return latest
}

function destinationOf(charge: Charge): NonNullable<Refund['destination_details']> {
  const type = charge.payment_method_details?.type ?? 'card'
  if (type !== 'card') return {type}
  return {
    type,
    card: {reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund'},
  }
}
