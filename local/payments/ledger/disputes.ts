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

/** The payer's bank wants a payment back. Throws StripeFailure when the session is not paid, or is disputed already. */
export function openDispute(tx: LedgerTransaction, session: Session, reason: string): Dispute {
  const intent =
    typeof session.payment_intent === 'string' ? tx.get('paymentIntents', session.payment_intent) : undefined
  const charge =
    typeof intent?.latest_charge === 'string' ? tx.get('charges', intent.latest_charge) : undefined
  if (intent === undefined || charge?.paid !== true) throw invalidRequest('This session has not been paid.')
  if (charge.disputed) throw invalidRequest('This payment is disputed already.')
  const now = seconds()
  const dispute: Dispute = {
    id: newId.dispute(),
    object: 'dispute',
    amount: charge.amount,
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
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason,
    status: 'needs_response',
  }
  tx.put('disputes', dispute.id, dispute)
  tx.put('charges', charge.id, {...charge, disputed: true})
  emit(tx, 'charge.dispute.created', dispute)
  return dispute
}

/** The bank has decided. Throws StripeFailure when there is no such dispute. */
export function closeDispute(tx: LedgerTransaction, id: string, outcome: 'won' | 'lost'): void {
  const dispute = tx.get('disputes', id)
  if (dispute === undefined) throw noSuch('dispute', id)
  const closed: Dispute = {...dispute, status: outcome}
  tx.put('disputes', id, closed)
  emit(tx, 'charge.dispute.closed', closed, undefined, {status: dispute.status})
}
