import {addSubscriber as byStaff, subscribe as byAnyone} from '@lectern/domain/contracts'
import {normalizeEmail} from '@lectern/domain/mail/email'
import {AppError} from '../app-error.ts'
import {callable, type Caller} from '../callable.ts'
import {addressHash} from '../outbox/suppressions.ts'
import {countAgainstLimit} from '../rate-limit.ts'
import {recordStaffAction} from '../staff/staff-action.ts'
import {requestConfirmation} from './confirm-subscription.ts'
import {addToNewsletter, isSubscribed} from './subscribers.ts'

/**
 * When somebody signs up in the footer. The newsletter starts once the link that is mailed to the address has been opened; at
 * once for an account that asks for its own, verified address.
 */
export const subscribe = callable(
  byAnyone,
  {
    who: 'anyone',
    limits: ({email}, _, ip) => [
      {name: 'subscribe', key: normalizeEmail(email), max: 10, windowSeconds: 60 * 60},
      {name: 'subscribe-ip', key: ip, max: 200, windowSeconds: 60 * 60},
    ],
  },
  async ({email}, caller) => {
    if (caller && isVerifiedAddressOf(caller, email)) {
      await addToNewsletter(email, {by: 'account', uid: caller.uid})
      return {confirmed: true}
    }
    if (await isSubscribed(email)) throw new AppError('already-subscribed')
    const key = normalizeEmail(email)
    await countAgainstLimit({name: 'confirmation-to', key, max: 5, windowSeconds: 60 * 60})
    await requestConfirmation(email)
    return {confirmed: false}
  },
)

function isVerifiedAddressOf(caller: Caller, email: string): boolean {
  return (
    caller.emailVerified && caller.email !== null && normalizeEmail(caller.email) === normalizeEmail(email)
  )
}

/** When staff adds a subscriber by hand, on their word that the address wants the newsletter. */
export const addSubscriber = callable(byStaff, {who: 'staff'}, async ({email}, staff) => {
  await addToNewsletter(email, {by: 'staff', uid: staff.uid}, (write) =>
    recordStaffAction(write, {uid: staff.uid, email: staff.email}, 'subscriber-added', {
      kind: 'subscriber',
      id: addressHash(email),
    }),
  )
  return {}
})
