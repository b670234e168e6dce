import * as z from 'zod/mini'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {Html} from '../outbox/html.ts'
import {composeMail, writtenContent} from '../outbox/mail-layout.ts'
import {BATCH_SIZE} from '../outbox/mailing.ts'
import {siteUrl} from '../parameters.ts'
import {newsletters} from './newsletters.ts'
import {finishNewsletter, writePlanned, writeProgress} from './progress.ts'
import {keepWanted, readRecipients} from './recipients.ts'
import {textFromHtml} from './text-from-html.ts'
import {UNSUBSCRIBE_PAGE, unsubscribeLinks} from './unsubscribe-links.ts'

/** One batch of a newsletter. Goes when staff sends it, and is counted on the newsletter when it has gone. */
export const newsletterMail = defineMail({
  kind: 'newsletter',
  data: z.object({newsletterId: z.string()}),
  async render({newsletterId}, to) {
    const newsletter = (await newsletters().doc(newsletterId).get()).data()
    if (!newsletter) return null
    const {subject, contentHtml} = newsletter
    return {
      ...renderNewsletter({subject, contentHtml, unsubscribeUrl: UNSUBSCRIBE_PAGE, siteUrl: siteUrl.value()}),
      ...unsubscribeLinks(to, 'newsletter', newsletterId),
      variables: {newsletter: newsletterId},
    }
  },
  async readRecipients({newsletterId}, cursor) {
    const {audience, emails} = (await newsletters().doc(newsletterId).get()).data() ?? {}
    if (!audience || !emails) return {to: [], next: null}
    return readRecipients({audience, emails}, cursor, BATCH_SIZE)
  },
  onPagePlanned(write, {newsletterId}, page) {
    writePlanned(write, newsletterId, page)
  },
  keepWanted: (_, to) => keepWanted(to),
  onAttemptSettled(write, {newsletterId}, counts) {
    writeProgress(write, newsletterId, counts)
  },
  async afterAttemptSettled({newsletterId}) {
    await finishNewsletter(newsletterId)
  },
})

interface NewsletterContent {
  subject: string
  /** written by staff, and made safe when it was stored */
  contentHtml: string
  /** the Mailgun variable of each recipient's own link */
  unsubscribeUrl: string
  siteUrl: string
}

/** A newsletter in the shop's design. */
export function renderNewsletter(newsletter: NewsletterContent): RenderedMail {
  const {subject, contentHtml, unsubscribeUrl, siteUrl} = newsletter
  const text = textFromHtml(contentHtml)
  return composeMail({
    subject,
    preheader: text.slice(0, 140),
    heading: subject,
    content: writtenContent(new Html(contentHtml)),
    text,
    why: 'You get this newsletter because you asked for it.',
    unsubscribeUrl,
    siteUrl,
  })
}
