import {removeSubscriber as contract} from '@lectern/domain/mail/newsletter-contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {addressHash} from '../../outbox/suppressions.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {subscribers} from '../../newsletter/subscribers.ts'

/** When staff remove a subscriber, as somebody has asked for by mail, say. */
export const removeSubscriber = callable(contract, async ({email}, {uid, email: staffEmail}) => {
  const id = addressHash(email)
  await optimistically(async (write) => {
    const snapshot = await subscribers().doc(id).get()
    if (!snapshot.exists) throw new AppError('unknown-subscriber')
    write.delete(snapshot.ref, unchanged(snapshot))
    recordStaffAction(write, {uid, email: staffEmail}, 'subscriber-removed', {kind: 'subscriber', id})
  })
  return {}
})
