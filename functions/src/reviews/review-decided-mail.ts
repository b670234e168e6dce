import * as z from 'zod/mini'
import {settingsOf} from '../accounts/settings.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {html, multiline} from '../outbox/html.ts'
import {button, composeMail, paragraph, quote} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {reviews} from './review.ts'

/**
 * What was done with a review: its teacher, or staff in their name, answered it, or staff hid it. Goes to its author when they did, unless notices
 * are off, and not where it is no longer so by then.
 */
export const reviewDecidedMail = defineMail({
  kind: 'review-decided',
  data: z.object({reviewId: z.string(), decision: z.enum(['answered', 'hidden'])}),
  async render({reviewId, decision}) {
    const review = (await reviews().doc(reviewId).get()).data()
    if (!review || !(await settingsOf(review.userId)).emailNotifications) return null
    const {status, answer, hiddenReason, courseId, courseTitle} = review
    const words = decision === 'answered' ? (answer?.text ?? null) : hiddenReason
    if (words === null || status !== (decision === 'answered' ? 'shown' : 'hidden')) return null
    const isAnswer = decision === 'answered'
    const subject = isAnswer
      ? `Your review has a reply: ${courseTitle}`
      : `Your review is not shown: ${courseTitle}`
    const url = `${siteUrl.value()}/learn/${courseId}`
    const sentence = isAnswer
      ? `Your review of ${courseTitle} has been replied to:`
      : `We no longer show your review of ${courseTitle} to others. Why:`
    const next = isAnswer
      ? 'It stands under your review.'
      : 'You can change your review, and we look at it again.'
    return composeMail({
      subject,
      preheader: sentence,
      heading: isAnswer ? 'A reply to your review' : 'Your review is not shown',
      content: html` ${paragraph(sentence)} ${quote(multiline(words))} ${paragraph(next)}
      ${button('Go to the course', url)}`,
      text: [sentence, '', words, '', next, `Go to the course: ${url}`].join('\n'),
      why: 'You get this mail because order notices are switched on in your settings.',
    })
  },
})
