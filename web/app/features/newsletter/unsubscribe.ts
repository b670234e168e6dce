import * as contracts from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'

export type Unsubscribed = {email: string} | {refused: 'invalid-link' | 'failed'}

/** Leaves the newsletter by the token of a mail's link. Never throws. */
export async function unsubscribe(token: string): Promise<Unsubscribed> {
  try {
    return {email: (await call(contracts.unsubscribe, {token})).email}
  } catch (error) {
    const reason = callReason(error)
    return {refused: reason === 'invalid-token' || reason === 'invalid-argument' ? 'invalid-link' : 'failed'}
  }
}
