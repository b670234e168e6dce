import {PROFILE_LABELS} from '@lectern/domain/teachers/profile'
import {Timestamp} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {defineMail} from '../../outbox/define-mail.ts'
import {html} from '../../outbox/html.ts'
import {button, composeMail, paragraph, smallPrint} from '../../outbox/mail-layout.ts'
import {studioUrl} from '../../parameters.ts'
import {teachers} from '../../teacher.ts'

/** How long after the first change it goes, in ms: who saves again at once is told of in one mail. */
const AFTER_MS = 5 * 60_000

/**
 * A teacher has changed their profile, which an editor publishes. Goes to the support address when the first change begins to wait,
 * unless it was taken back by then.
 */
export const profileChangedMail = defineMail({
  kind: 'teacher-profile-changed',
  data: z.object({
    instructorId: z.string(),
    /** when it began to wait, in ms since the epoch */
    since: z.int(),
  }),
  async render({instructorId, since}) {
    const teacher = (await teachers().doc(instructorId).get()).data()
    const waiting = teacher?.waitingProfile
    if (!teacher || waiting?.since.toMillis() !== since) return null
    const changed = waiting.fields.map((field) => PROFILE_LABELS[field]).join(', ')
    const sentence = `${teacher.name} has changed their profile. It is a draft, and the shop shows what was there before until an editor publishes it.`
    const what = `Changed: ${changed}.`
    const url = `${studioUrl.value()}/intent/edit/id=${instructorId};type=instructor/`
    return composeMail({
      subject: `Profile to publish: ${teacher.name}`,
      preheader: what,
      heading: 'A teacher has changed their profile',
      content: html` ${paragraph(sentence)} ${paragraph(what)} ${button('Open it in the Studio', url)}
      ${smallPrint('They can change more until it is published; no other mail comes about it.')}`,
      text: [sentence, '', what, '', `Open it in the Studio: ${url}`].join('\n'),
      why: 'You get this mail because you look after the shop.',
    })
  },
})

/** When the mail goes about a change that begins to wait. */
export const profileMailAfter = (since: Timestamp): Timestamp =>
  Timestamp.fromMillis(since.toMillis() + AFTER_MS)
