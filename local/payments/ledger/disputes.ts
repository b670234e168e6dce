import {invalidRequest, noSuch} from '../api/failure.ts'
import {emit} from './events.ts'
import {newId} from './identifiers.ts'
import type {Dispute, LedgerTransaction, Session} from './tables.ts'
import {seconds} from './time.ts'

/** How long a shop has for its answer, in seconds. */
const ANSWER_WITHIN = 7 * 24 * 60 * 60

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** How a bank decides; `warning_closed` is the end of an inquiry that takes no money. */
export const DISPUTE_OUTCOMES = ['won', 'lost', 'warning_closed'] as const
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number]

export interface DisputeParameters {
  reason: string
  /** cents; all that was not given back when left out */
  amount?: number | undefined
  /** the bank only asks, and takes no money yet */
  inquiry?: boolean | undefined
}

const OVER: readonly string[] = DISPUTE_OUTCOMES

/** Whether a charge with this dispute cannot be refunded: Stripe has given the money to the bank, or has lost it. */
export function preventsRefund({status}: Dispute): boolean {
  return status !== 'won' && !status.startsWith('warning_')
}

/**
 * The payer's bank wants a payment back, or a part of it. Throws StripeFailure when the session is not paid, when a dispute of it is open, and
 * when less of it is left.
 */
export function openDispute(
  tx: LedgerTransaction,
  session: Session,
  {reason, amount, inquiry = false}: DisputeParameters,
): Dispute {
  const intent =
    typeof session.payment_intent === 'string' ? tx.get('paymentIntents', session.payment_intent) : undefined
  const charge =
    typeof intent?.latest_charge === 'string' ? tx.get('charges', intent.latest_charge) : undefined
  if (intent === undefined || charge?.paid !== true) throw invalidRequest('This session has not been paid.')
  const earlier = tx.all('disputes').filter((dispute) => dispute.charge === charge.id)
  if (earlier.some(({status}) => !OVER.includes(status)))
    throw invalidRequest('This payment is disputed already.')
  const lost = earlier.filter(({status}) => status === 'lost').reduce((sum, row) => sum + row.amount, 0)
  const left = charge.amount - charge.amount_refunded - lost
  const disputed = amount ?? left
  if (disputed > left || disputed < 1) throw invalidRequest(`Of this payment ${left} cents are left.`)
  const now = seconds()
  const dispute: Dispute = {
    id: newId.dispute(),
    object: 'dispute',
    amount: disputed,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now + ANSWER_WITHIN,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
  tx.put('disputes', dispute.id, dispute)
  tx.put('charges', charge.id, {...charge, disputed: true})
  emit(tx, 'charge.dispute.created', dispute)
  return inquiry ? dispute : move(tx, dispute, 'charge.dispute.funds_withdrawn')
}

/** An inquiry becomes a dispute, which takes the money. Throws StripeFailure when there is no such inquiry. */
export function escalateDispute(tx: LedgerTransaction, id: string): void {
  const inquiry = tx.get('disputes', id)
  if (inquiry === undefined) throw noSuch('dispute', id)
  if (inquiry.status !== 'warning_needs_response') throw invalidRequest('This is no open inquiry.')
  const dispute: Dispute = {...inquiry, status: 'needs_response', is_charge_refundable: false}
  tx.put('disputes', id, dispute)
  emit(tx, 'charge.dispute.updated', dispute, undefined, {status: inquiry.status})
  move(tx, dispute, 'charge.dispute.funds_withdrawn')
}

/**
 * The bank has decided, or decides otherwise than before. Throws StripeFailure when there is no such dispute, and when an inquiry
 * ends as a dispute does, or the other way round.
 */
export function closeDispute(tx: LedgerTransaction, id: string, outcome: DisputeOutcome): void {
  const dispute = tx.get('disputes', id)
  if (dispute === undefined) throw noSuch('dispute', id)
  if (dispute.status.startsWith('warning_') !== (outcome === 'warning_closed'))
    throw invalidRequest(`A dispute that is ${dispute.status} does not become ${outcome}.`)
  const closed: Dispute = {...dispute, status: outcome}
  tx.put('disputes', id, closed)
  emit(tx, 'charge.dispute.closed', closed, undefined, {status: dispute.status})
  const isWithdrawn = dispute.balance_transactions.reduce((sum, {amount}) => sum + amount, 0) < 0
  if (outcome === 'won' && isWithdrawn) move(tx, closed, 'charge.dispute.funds_reinstated')
  if (outcome === 'lost' && !isWithdrawn) move(tx, closed, 'charge.dispute.funds_withdrawn')
}

/** The disputed money leaves the shop's balance, or comes back to it. */
function move(
  tx: LedgerTransaction,
  dispute: Dispute,
  type: 'charge.dispute.funds_withdrawn' | 'charge.dispute.funds_reinstated',
): Dispute {
  const amount = type === 'charge.dispute.funds_withdrawn' ? -dispute.amount : dispute.amount
  const now = seconds()
  const transaction: Dispute['balance_transactions'][number] = {
    id: newId.balanceTransaction(),
    object: 'balance_transaction',
    amount,
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency: dispute.currency,
    description: `Chargeback ${amount < 0 ? 'withdrawal' : 'reversal'} for ${dispute.id}`,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  }
  const moved = {...dispute, balance_transactions: [...dispute.balance_transactions, transaction]}
  tx.put('disputes', dispute.id, moved)
  emit(tx, type, moved)
  return moved
}
