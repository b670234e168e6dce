import {getFunctions} from 'firebase-admin/functions'
import {clock} from '../services/clock.ts'
import {codeOf} from '../services/error-code.ts'
import {firebaseApp} from '../services/firestore.ts'
import {mailings} from './mailing.ts'
import {parseContent} from './registry.ts'

/** A mailing whose last page was planned longer ago than this has lost its task. */
const STALLED_AFTER_MS = 3 * 60_000
const MAX_MAILINGS = 20

/** Adds the task for the next page of a mailing, if there is one. */
export async function resumeMailing(mailingId: string): Promise<void> {
  const mailing = (await mailings().doc(mailingId).get()).data()
  if (!mailing?.begun) return
  // Without a name: that of a task that was lost cannot be used again.
  if (!mailing.planned) await enqueuePage(mailingId, mailing.pages)
  else await settleMailing(mailingId)
}

/** The ids of the mailings whose planning was interrupted. */
export async function findStalledMailings(): Promise<string[]> {
  const open = await mailings()
    .where('begun', '==', true)
    .where('planned', '==', false)
    .limit(MAX_MAILINGS)
    .get()
  return open.docs
    .filter((snapshot) => snapshot.data().updatedAt.toMillis() < clock.now() - STALLED_AFTER_MS)
    .map(({id}) => id)
}

/** Ends a mailing whose pages are all planned: one whose last page is empty may have been sent before that was known. */
export async function settleMailing(mailingId: string): Promise<void> {
  const mailing = (await mailings().doc(mailingId).get()).data()
  const {definition, data} = (mailing && parseContent(mailing.content)) ?? {}
  if (data) await definition?.afterAttemptSettled?.(data)
}

/**
 * Adds the task for a page.
 * @param name of which there is only one task
 */
export async function enqueuePage(mailingId: string, page: number, name?: string): Promise<void> {
  const queue = getFunctions(firebaseApp()).taskQueue<{mailingId: string; page: number}>('sendMailingPage')
  try {
    await queue.enqueue({mailingId, page}, name ? {id: name.replaceAll(/[^\w-]/g, '_')} : {})
  } catch (error) {
    if (codeOf(error) !== 'functions/task-already-exists') throw error
  }
}
