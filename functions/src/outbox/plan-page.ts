import {Timestamp} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {batchId, mailings} from './mailing.ts'
import {queueMail} from './queue.ts'
import {parseContent} from './registry.ts'

/** How long the task that plans a batch has to send it; after it the batch is due for `reconcile`. */
const DUE_AFTER_MS = 2 * 60_000

export interface PlannedMailing {
  pages: number
  planned: boolean
  /** of the pages planned so far */
  recipientCount: number
}

/**
 * Plans one page of a mailing: reads as many recipients as one batch takes, adds the batch to the outbox, and moves the
 * cursor, all in one write, so that no page is planned twice. Does nothing where the page has been planned before.
 * @returns how far the mailing is; null when there is none
 */
export async function planPage(mailingId: string, page: number): Promise<PlannedMailing | null> {
  return optimistically(async (write) => {
    const snapshot = await mailings().doc(mailingId).get()
    const mailing = snapshot.data()
    if (!mailing) return null
    const {definition, data} = parseContent(mailing.content) ?? {}
    if (!definition?.readRecipients || !data)
      throw new Error(`No registered mail plans this ${mailing.content.kind}.`)
    const isNext = mailing.pages === page && !mailing.planned && mailing.begun
    if (!isNext) return mailing
    const {to, next} = await definition.readRecipients(data, mailing.cursor)
    const change = {
      pages: page + 1,
      cursor: next,
      planned: next === null,
      recipientCount: mailing.recipientCount + to.length,
      updatedAt: clock.timestamp(),
    }
    write.update(snapshot.ref, change, unchanged(snapshot))
    if (to.length > 0)
      queueMail(write, batchId(mailingId, page), to, definition, data, {
        nextAttemptAt: Timestamp.fromMillis(clock.now() + DUE_AFTER_MS),
      })
    logWith(write, 'mailing-planned', {mailingId, page, recipients: to.length})
    definition.onPagePlanned?.(write, data, {recipients: to.length, isLast: next === null})
    return change
  })
}
