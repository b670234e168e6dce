import * as z from 'zod/mini'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {bareLink, button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {auth} from '../services/auth.ts'
import {emailActionUrl} from './email-action.ts'

/** The link that verifies an account's address. Goes after sign-up, and when somebody asks for the link again. */
export const verificationMail = defineMail({
  kind: 'verification',
  data: z.object({uid: z.string()}),
  async render({uid}) {
    const {users} = await auth().getUsers([{uid}])
    const {email, emailVerified} = users[0] ?? {}
    const url = emailVerified || !email ? null : await emailActionUrl('verification', email)
    return url === null ? null : renderVerification({url, siteUrl: siteUrl.value()})
  },
})

export function renderVerification({url, siteUrl}: {url: string; siteUrl: string}): RenderedMail {
  const subject = 'Verify your email address'
  return composeMail({
    subject,
    preheader: 'One click, and your account is complete.',
    heading: 'Is this your address?',
    content: html` ${paragraph('Welcome to Lectern. Please verify your email address, so that receipts and course news reach you.')}
    ${button('Verify email address', url)}
    ${smallPrint(html`If the button does not work, open this address in your browser:<br />${bareLink(url)}`)}`,
    text: `Welcome to Lectern. Please verify your email address, so that receipts and course news reach you:\n\n${url}`,
    why: 'You get this mail because an account was opened with your address. If it was not you, you can ignore it.',
    siteUrl,
  })
}
