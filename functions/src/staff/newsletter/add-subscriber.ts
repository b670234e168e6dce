import {addSubscriber as contract} from '@lectern/domain/mail/newsletter-contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {addToNewsletter} from '../../newsletter/subscribers.ts'
import {addressHash, withoutSuppressed} from '../../outbox/suppressions.ts'
import {recordStaffAction} from '../staff-action.ts'

/** When staff adds a subscriber by hand, on their word that the address wants the newsletter. */
export const addSubscriber = callable(contract, async ({email}, staff) => {
  // It would be added, and get nothing.
  if ((await withoutSuppressed([email])).length === 0) throw new AppError('suppressed')
  await addToNewsletter(email, {by: 'staff', uid: staff.uid}, (write) =>
    recordStaffAction(write, {uid: staff.uid, email: staff.email}, 'subscriber-added', {
      kind: 'subscriber',
      id: addressHash(email),
    }),
  )
  return {}
})
