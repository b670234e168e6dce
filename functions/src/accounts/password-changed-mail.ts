import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {composeMail, link, paragraph} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'

/** Says that the password has changed: to the owner, in case it was somebody else. Goes after a change and a reset. */
export const passwordChangedMail = defineMail({
  kind: 'password-changed',
  data: z.object({}),
  async render() {
    const subject = 'Your password has been changed'
    const reset = `${siteUrl.value()}/auth`
    return composeMail({
      subject,
      preheader: 'If this was you, all is well.',
      heading: 'Your password has been changed',
      content: html` ${paragraph('The password of your Lectern account has just been changed. If this was you, all is well.')}
      ${paragraph(html`If it was not, ${link('ask for a new password', reset)} at once and ${link('write to us', `${siteUrl.value()}/contact`)}.`)}`,
      text: [
        'The password of your Lectern account has just been changed. If this was you, all is well.',
        '',
        `If it was not, ask for a new password at once (${reset}) and write to us (${siteUrl.value()}/contact).`,
      ].join('\n'),
      why: 'You get this mail whenever the password of your account changes.',
    })
  },
})
