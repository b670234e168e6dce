import {freeAddress as contract} from '@lectern/domain/mail/contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {addressHash, suppressions} from '../../outbox/suppressions.ts'
import {endSuppression} from '../../services/mail.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'

/**
 * When staff frees an address that got no mailings: it may have been full, or was unsubscribed by mistake. First with Mailgun, which
 * keeps lists of its own and would send its mails back; nothing changes here while that does not answer.
 */
export const freeAddress = callable(contract, async ({email, reason}, caller) => {
  const reference = suppressions().doc(addressHash(email))
  const address = (await reference.get()).data()?.address
  if (address === undefined) throw new AppError('not-suppressed')
  try {
    await endSuppression(email)
  } catch (cause) {
    throw new AppError('mail-unavailable', {}, {cause})
  }
  await optimistically(async (write) => {
    const snapshot = await reference.get()
    if (!snapshot.exists) throw new AppError('not-suppressed')
    write.delete(reference, unchanged(snapshot))
    recordStaffAction(write, caller, 'address-freed', {kind: 'subscriber', id: reference.id}, {reason})
  })
  return {}
})
