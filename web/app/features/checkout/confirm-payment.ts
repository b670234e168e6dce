import {confirmOrder} from '@lectern/domain/contracts'
import {callReason} from '~/lib/firebase/call-failure'
import {confirmationOf, unconfirmed, type Confirmation} from './confirmation'

/** Asks once whether a session has been paid. Never rejects: that nobody answers is an answer too. */
export async function confirmPayment(sessionId: string): Promise<Confirmation> {
  try {
    const {call} = await import('~/lib/firebase/call')
    return confirmationOf(await call(confirmOrder, {sessionId}))
  } catch (error) {
    console.error('The payment could not be confirmed.', error)
    return unconfirmed(callReason(error))
  }
}
