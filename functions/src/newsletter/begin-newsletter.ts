import {createMailing} from '../outbox/mailing.ts'
import {resumeMailing} from '../outbox/mailing-tasks.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {newsletterMail} from './newsletter-mail.ts'
import {mailingOf, newsletters} from './newsletters.ts'

const MAX_NEWSLETTERS = 20

/** The ids of the newsletters whose time has come. */
export async function findDueNewsletters(): Promise<string[]> {
  const due = await newsletters()
    .where('status', '==', 'scheduled')
    .where('sendAt', '<=', clock.timestamp())
    .orderBy('sendAt')
    .limit(MAX_NEWSLETTERS)
    .get()
  return due.docs.map(({id}) => id)
}

/** Begins a newsletter whose time has come: tasks plan and send its pages. Does nothing where it has begun, or was taken back. */
export async function beginNewsletter(newsletterId: string): Promise<void> {
  const hasBegun = await optimistically(async (write) => {
    const snapshot = await newsletters().doc(newsletterId).get()
    if (snapshot.data()?.status !== 'scheduled') return false
    write.update(snapshot.ref, {status: 'sending'}, unchanged(snapshot))
    createMailing(write, mailingOf(newsletterId), newsletterMail, {newsletterId})
    return true
  })
  if (hasBegun) await resumeMailing(mailingOf(newsletterId))
}
