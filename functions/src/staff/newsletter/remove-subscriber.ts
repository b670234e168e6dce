import {removeSubscriber as contract} from '@lectern/domain/mail/newsletter-contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {addressHash} from '../../outbox/suppressions.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {pendingConfirmations} from '../../newsletter/confirm-subscription.ts'
import {subscribers} from '../../newsletter/subscribers.ts'
import {switchOff} from '../../newsletter/unsubscribe.ts'

/**
 * When staff remove a subscriber, as somebody has asked for by mail, say. As by the link in a newsletter the address leaves altogether: what
 * waits for its confirmation goes, and the marketing mail of its account is switched off.
 */
export const removeSubscriber = callable(contract, async ({email}, {uid, email: staffEmail}) => {
  const id = addressHash(email)
  await optimistically(async (write) => {
    const snapshot = await subscribers().doc(id).get()
    if (!snapshot.exists) throw new AppError('unknown-subscriber')
    write.delete(snapshot.ref, unchanged(snapshot))
    write.delete(pendingConfirmations().doc(id))
    await switchOff(write, email, 'marketingEmails')
    recordStaffAction(write, {uid, email: staffEmail}, 'subscriber-removed', {kind: 'subscriber', id})
  })
  return {}
})
