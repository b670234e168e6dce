import {retryMail as contract} from '@lectern/domain/mail/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {deliver} from '../../outbox/deliver.ts'
import {outbox, type QueuedMail} from '../../outbox/outbox.ts'
import {parseContent} from '../../outbox/registry.ts'
import {clock} from '../../services/clock.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'

/** When the clock tries it, in ms from now, should this call be cut off: until then nobody else does. */
const RESERVED_MS = 60_000

/** Whether a mail was not tried yet, and is not to go before its time, as that of a gift for a day ahead. */
function isAhead({state, attempts, nextAttemptAt}: QueuedMail): boolean {
  return state === 'queued' && attempts === 0 && nextAttemptAt.toMillis() > clock.now()
}

/**
 * When staff tries a mail again: now, and if that fails with as many attempts as a new one. What was counted as failed (of a
 * newsletter) is taken back before.
 */
export const retryMail = callable(contract, async ({mailId}, caller) => {
  await optimistically(async (write) => {
    const snapshot = await outbox().doc(mailId).get()
    const mail = snapshot.data()
    if (!mail) throw new AppError('unknown-mail')
    if (mail.state !== 'failed' && mail.state !== 'queued') throw new AppError('already-sent')
    if (isAhead(mail)) throw new AppError('not-due')
    const queued = {
      state: 'queued' as const,
      attempts: 0,
      nextAttemptAt: Timestamp.fromMillis(clock.now() + RESERVED_MS),
      expireAt: null,
    }
    write.update(snapshot.ref, queued, unchanged(snapshot))
    if (mail.state === 'failed') {
      const {definition, data} = parseContent(mail.content) ?? {}
      const takenBack = {sent: 0, failed: -mail.to.length, skipped: 0}
      if (data) await definition?.onAttemptSettled?.(write, data, takenBack)
    }
    recordStaffAction(write, caller, 'mail-retried', {kind: 'mail', id: mailId})
  })
  const state = await deliver(mailId, {now: true})
  if (state === 'unknown') throw new AppError('unknown-mail')
  return {state}
})
