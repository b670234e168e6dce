import {outbox} from './outbox.ts'
import {clock} from '../services/clock.ts'

const MAX_MAILS = 200

/** The ids of the mails whose next attempt is due, the longest waiting first. */
export async function findDueMails(): Promise<string[]> {
  const due = await outbox()
    .where('state', 'in', ['queued', 'sending'])
    .where('nextAttemptAt', '<=', clock.timestamp())
    .orderBy('nextAttemptAt')
    .limit(MAX_MAILS)
    .get()
  return due.docs.map(({id}) => id)
}
