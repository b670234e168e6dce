import {subscribe as contract} from '@lectern/domain/newsletter/contracts'
import {mailboxOf, normalizeEmail} from '@lectern/domain/mail/email'
import {AppError} from '../app-error.ts'
import {callable, type Caller} from '../callable.ts'
import {countMailTo} from '../outbox/recipient-limits.ts'
import {unsubscriptionOf, withoutSuppressed} from '../outbox/suppressions.ts'
import {endSuppression} from '../services/mail.ts'
import {requestConfirmation} from './confirm-subscription.ts'
import {addToNewsletter, isSubscribed} from './subscribers.ts'

/**
 * When somebody signs up in the footer. The newsletter starts once the link that is mailed to the address has been opened; at
 * once for an account that asks for its own, verified address.
 */
export const subscribe = callable(
  contract,
  {
    limits: ({email}, _, ip) => [
      {name: 'subscribe', key: mailboxOf(email), max: 10, windowSeconds: 60 * 60},
      {name: 'subscribe-ip', key: ip, max: 200, windowSeconds: 60 * 60},
    ],
  },
  async ({email}, caller) => {
    const unsubscription = await unsubscriptionOf(email)
    if (unsubscription !== null) await endUnsubscription(email)
    if (caller && isVerifiedAddressOf(caller, email)) {
      // They would be subscribed, and get nothing. Whose address it is may know; nobody else is told.
      if (unsubscription === null && (await withoutSuppressed([email])).length === 0)
        throw new AppError('suppressed')
      await addToNewsletter(email, {by: 'account', uid: caller.uid}, (write) => {
        if (unsubscription !== null) write.delete(unsubscription)
      })
      return {confirmed: true}
    }
    if (await isSubscribed(email)) throw new AppError('already-subscribed')
    await countMailTo('confirmation-to', email)
    await requestConfirmation(email)
    return {confirmed: false}
  },
)

/**
 * Whoever has unsubscribed with Mailgun gets no mail from it, not even that with the link. Mailings stay away until that is opened:
 * our own list ends then.
 * @throws AppError `unavailable` when Mailgun does not answer
 */
async function endUnsubscription(email: string): Promise<void> {
  try {
    await endSuppression(email, ['unsubscribes'])
  } catch (cause) {
    throw new AppError('unavailable', {}, {cause})
  }
}

function isVerifiedAddressOf(caller: Caller, email: string): boolean {
  return (
    caller.emailVerified && caller.email !== null && normalizeEmail(caller.email) === normalizeEmail(email)
  )
}
