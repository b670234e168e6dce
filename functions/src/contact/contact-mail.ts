import {html, multiline} from '../outbox/html.ts'
import {layOut, paragraph, quote, smallPrint} from '../outbox/mail-layout.ts'
import type {Rendered} from '../outbox/rendered-mail.ts'

export interface ContactData {
  name: string
  email: string
  subject: string
  message: string
  siteUrl: string
}

/** What somebody wrote in the contact form, to the people who answer. */
export function contactMessage({name, email, subject, message, siteUrl}: ContactData): Rendered {
  const from = `${name} <${email}>`
  const line = `Contact form: ${subject}`
  return {
    subject: line,
    tag: 'contact',
    replyTo: `"${name.replace(/["\\\r\n]/g, ' ')}" <${email}>`,
    ...layOut({
      subject: line,
      preheader: message.slice(0, 120),
      heading: subject,
      content: html` ${paragraph(`${from} wrote:`)} ${quote(multiline(message))}
      ${smallPrint('An answer to this mail goes to them.')}`,
      text: `${from} wrote:\n\n${message}\n\nAn answer to this mail goes to them.`,
      why: 'You get this mail because it was sent from the contact form.',
      siteUrl,
    }),
  }
}
