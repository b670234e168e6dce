import {Html} from '../outbox/html.ts'
import {layOut, letter} from '../outbox/mail-layout.ts'
import type {Rendered} from '../outbox/rendered-mail.ts'
import {textFromHtml} from './text-from-html.ts'

export interface NewsletterData {
  subject: string
  /** written by staff, and put in as it is */
  contentHtml: string
  /** the Mailgun variable of each recipient's own link */
  unsubscribeUrl: string
  siteUrl: string
}

/** A newsletter: the editors' content in the shop's dress, with the way out under it. */
export function newsletter({subject, contentHtml, unsubscribeUrl, siteUrl}: NewsletterData): Rendered {
  const text = textFromHtml(contentHtml)
  return {
    subject,
    tag: 'newsletter',
    ...layOut({
      subject,
      preheader: text.slice(0, 140),
      heading: subject,
      content: letter(new Html(contentHtml)),
      text,
      why: 'You get this newsletter because you asked for it.',
      unsubscribeUrl,
      siteUrl,
    }),
  }
}
