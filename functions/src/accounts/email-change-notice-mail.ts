import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {composeMail, link, paragraph} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'

/** Says to an account's address that another is to take its place, in case that it was not its owner who asked. */
export const emailChangeNoticeMail = defineMail({
  kind: 'email-change-notice',
  data: z.object({newEmail: z.string()}),
  async render({newEmail}) {
    const subject = 'Your email address is being changed'
    const settings = `${siteUrl.value()}/settings?tab=security`
    const news = `You asked to use ${newEmail} for your Lectern account. The change is made when the link in the mail to that address is opened; until then everything is as it was.`
    return composeMail({
      subject,
      preheader: 'If this was you, all is well.',
      heading: 'Your email address is being changed',
      content: html` ${paragraph(news)}
      ${paragraph(html`If it was not you, ${link('change your password', settings)} at once and ${link('write to us', `${siteUrl.value()}/contact`)}.`)}`,
      text: `${news}\n\nIf it was not you, change your password at once (${settings}) and write to us (${siteUrl.value()}/contact).`,
      why: 'You get this mail whenever the email address of your account is to change.',
    })
  },
})
