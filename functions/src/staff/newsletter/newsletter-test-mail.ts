import * as z from 'zod/mini'
import {defineMail} from '../../outbox/define-mail.ts'
import {siteUrl} from '../../parameters.ts'
import {renderNewsletter} from '../../newsletter/newsletter-mail.ts'
import {UNSUBSCRIBE_PAGE, unsubscribeLinks} from '../../newsletter/unsubscribe-links.ts'

/** A newsletter that is not sent yet. Goes to the member of staff who asks for it, with links that work. */
export const newsletterTestMail = defineMail({
  kind: 'newsletter-test',
  data: z.object({subject: z.string(), contentHtml: z.string()}),
  async render({subject, contentHtml}, to) {
    const mail = renderNewsletter({
      subject,
      contentHtml,
      unsubscribeUrl: UNSUBSCRIBE_PAGE,
      siteUrl: siteUrl.value(),
    })
    return {
      ...mail,
      ...unsubscribeLinks(to, 'newsletter'),
      subject: `Test: ${subject}`,
    }
  },
})
