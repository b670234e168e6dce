import * as z from 'zod/mini'
import {settingsOf} from '../accounts/settings.ts'
import {enrollment} from '../enrollments/enrollment.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, composeMail, paragraph} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'

/**
 * An invitation to review a course. Goes a day after its first section was done, once, unless notices are off, the course has been
 * reviewed by then or is no longer theirs.
 */
export const reviewInvitationMail = defineMail({
  kind: 'review-invitation',
  data: z.object({uid: z.string(), courseId: z.string(), title: z.string()}),
  async render({uid, courseId, title}) {
    const owned = (await enrollment(uid, courseId).get()).data()
    if (!owned || owned.reviewId !== undefined) return null
    if (!(await settingsOf(uid)).emailNotifications) return null
    const subject = `How do you like it? ${title}`
    const url = `${siteUrl.value()}/learn/${courseId}#review`
    const sentence = `You have finished the first section of ${title}. What you think of it helps others to choose, and its teacher to make it better.`
    return composeMail({
      subject,
      preheader: sentence,
      heading: 'How do you like the course?',
      content: html` ${paragraph(sentence)} ${button('Write a review', url)}`,
      text: `${sentence}\n\nWrite a review: ${url}`,
      why: 'You get this mail because order notices are switched on in your settings.',
    })
  },
})

/** The id of that mail in the outbox: one a learner and course. */
export function reviewInvitationId(uid: string, courseId: string): string {
  return `review-invitation-${uid}-${courseId}`
}

/** How long after the section was done it goes, in ms: whoever reviews by themselves is not asked. */
export const REVIEW_INVITATION_AFTER_MS = 24 * 60 * 60_000
