import type {WriteBatch} from 'firebase-admin/firestore'
import {beginMailing} from '../outbox/mailing-tasks.ts'
import {recordStaffAction} from '../staff/staff-action.ts'
import {mailingOf, newsletterDrafts, newsletters, type Newsletter} from './newsletters.ts'

type Begun = Pick<Newsletter, 'subject' | 'sentBy' | 'sentByEmail' | 'draftId'>

/** Lets a newsletter go on once its first batch has been sent: only then has it been sent, and is no draft any more. */
export async function beginNewsletter(newsletterId: string): Promise<void> {
  const newsletter = (await newsletters().doc(newsletterId).get()).data()
  await beginMailing(mailingOf(newsletterId), (write) => {
    if (newsletter) writeBeginning(write, newsletterId, newsletter, 'newsletter-sent')
  })
}

/** Records who sent or scheduled a newsletter, and deletes its draft, as part of whatever else is written with it. */
export function writeBeginning(
  write: WriteBatch,
  newsletterId: string,
  {subject, sentBy, sentByEmail = null, draftId}: Begun,
  act: 'newsletter-sent' | 'newsletter-scheduled',
): void {
  if (draftId !== undefined) write.delete(newsletterDrafts().doc(draftId))
  const staff = {uid: sentBy, email: sentByEmail}
  recordStaffAction(write, staff, act, {kind: 'newsletter', id: newsletterId}, {reason: subject})
}
