import {confirmOrder} from '@lectern/domain/checkout/contracts'
import {callReason} from '~/lib/firebase/call-failure'
import {confirmationOf, unconfirmed, type Confirmation} from './confirmation'

/** Requests the payment status of a session once. Never rejects: a network failure is returned as a result. */
export async function confirmPayment(sessionId: string): Promise<Confirmation> {
  try {
    const {call} = await import('~/lib/firebase/call')
    return confirmationOf(await call(confirmOrder, {sessionId}))
  } catch (error) {
    console.error('The payment could not be confirmed.', error)
    return unconfirmed(callReason(error))
  }
}
