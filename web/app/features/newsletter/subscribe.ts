import * as contracts from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {callReason, wasAnswered} from '~/lib/firebase/call-failure'
import type {ToastOptions} from '~/ui/feedback/toast'
import {invalidEmail, notReached} from './refusals'

/** Signs an address up for the newsletter, and says in the shop's words how it went. Never throws. */
export async function subscribe(email: string): Promise<{subscribed: boolean; toast: ToastOptions}> {
  try {
    await call(contracts.subscribe, {email})
    return {
      subscribed: true,
      toast: {title: 'Success!', description: "You've successfully subscribed to our newsletter."},
    }
  } catch (error) {
    return {subscribed: false, toast: wasAnswered(error) ? refusal(callReason(error)) : notReached}
  }
}

/** What `{message}` is, by reason. */
const messages: Readonly<Record<string, string>> = {
  internal: 'an error on our side',
  'rate-limited': 'too many attempts; please wait a few minutes',
}

function refusal(reason: string): ToastOptions {
  switch (reason) {
    case 'already-subscribed':
      return {
        title: 'Already subscribed',
        description: 'This email is already subscribed to our newsletter.',
      }
    case 'invalid-argument':
      return invalidEmail
    default:
      return {
        title: 'Subscription failed',
        description: `There was a problem subscribing to the newsletter: ${messages[reason] ?? 'Unknown error'}`,
        variant: 'destructive',
      }
  }
}
