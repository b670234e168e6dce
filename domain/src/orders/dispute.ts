/*
 * What Stripe's words for the state of a dispute mean (https://docs.stripe.com/api/disputes/object). An inquiry (`warning_…`)
 * has taken no money yet; a loss that the shop appeals against has.
 */

/** Whether a dispute has been decided. */
export function isDisputeOver(status: string): boolean {
  return status === 'won' || status === 'lost' || status === 'warning_closed' || status === 'prevented'
}

/** Whether the bank has decided for the payer: the money is gone. */
export function isDisputeLost(status: string): boolean {
  return status === 'lost' || status.startsWith('appeal_')
}

/** Whether Stripe refuses to refund the payment: while the bank decides, and once it has decided for the payer. */
export function preventsRefund(status: string): boolean {
  return isDisputeLost(status) || !(isDisputeOver(status) || status.startsWith('warning_'))
}
