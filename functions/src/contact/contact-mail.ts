import * as z from 'zod/mini'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html, multiline} from '../outbox/html.ts'
import {composeMail, paragraph, quote, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'

const contactData = z.object({name: z.string(), email: z.string(), subject: z.string(), message: z.string()})

/** A message from the contact form. Goes to the support address when the form is sent. */
export const contactMail = defineMail({
  kind: 'contact',
  data: contactData,
  async render(message) {
    return renderContactMessage({...message, siteUrl: siteUrl.value()})
  },
})

type ContactMessage = z.infer<typeof contactData> & {siteUrl: string}

export function renderContactMessage(contact: ContactMessage): RenderedMail {
  const {name, email, subject, message, siteUrl} = contact
  const from = `${name} <${email}>`
  const line = `Contact form: ${subject}`
  return {
    replyTo: `"${name.replace(/["\\\r\n]/g, ' ')}" <${email}>`,
    ...composeMail({
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
