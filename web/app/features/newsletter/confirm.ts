import {confirmSubscription as contract} from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'

const REFUSALS = {
  'invalid-token': 'invalid-link',
  'invalid-argument': 'invalid-link',
  'expired-token': 'expired',
  'used-token': 'used',
  'already-subscribed': 'subscribed',
} as const

/** The address whose subscription was confirmed, or why it was not. */
export type Confirmed = {email: string} | {refused: (typeof REFUSALS)[keyof typeof REFUSALS] | 'failed'}

/** Confirms a subscription with the token of a mail's link, which is in the form. Never throws. */
export async function confirm(formData: FormData): Promise<Confirmed> {
  const input = contract.input.safeParse(Object.fromEntries(formData))
  if (!input.success) return {refused: 'invalid-link'}
  try {
    return {email: (await call(contract, input.data)).email}
  } catch (error) {
    const reason = callReason(error)
    return {refused: reason in REFUSALS ? REFUSALS[reason as keyof typeof REFUSALS] : 'failed'}
  }
}
