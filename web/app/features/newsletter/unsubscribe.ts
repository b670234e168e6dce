import {unsubscribe as contract} from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'

/** The address that was unsubscribed, or why it was not. */
export type Unsubscribed = {email: string} | {refused: 'invalid-link' | 'failed'}

/** Unsubscribes with the token of a mail's link, which is in the form. Never throws. */
export async function unsubscribe(formData: FormData): Promise<Unsubscribed> {
  const input = contract.input.safeParse(Object.fromEntries(formData))
  if (!input.success) return {refused: 'invalid-link'}
  try {
    return {email: (await call(contract, input.data)).email}
  } catch (error) {
    const reason = callReason(error)
    return {refused: reason === 'invalid-token' || reason === 'invalid-argument' ? 'invalid-link' : 'failed'}
  }
}
