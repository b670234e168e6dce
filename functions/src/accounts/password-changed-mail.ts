import * as z from 'zod/mini'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {layOutMail, link, paragraph} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'

/** Says that the password has changed: to the owner, in case it was somebody else. Goes after a change and a reset. */
export const passwordChangedMail = defineMail({
  kind: 'password-changed',
  data: z.object({}),
  async render() {
    return renderPasswordChanged({siteUrl: siteUrl.value()})
  },
})

function renderPasswordChanged({siteUrl}: {siteUrl: string}): RenderedMail {
  const subject = 'Your password has been changed'
  const reset = `${siteUrl}/auth`
  return {
    subject,
    tag: 'password-changed',
    ...layOutMail({
      subject,
      preheader: 'If this was you, all is well.',
      heading: 'Your password has been changed',
      content: html` ${paragraph('The password of your Lectern account has just been changed. If this was you, all is well.')}
      ${paragraph(html`If it was not, ${link('ask for a new password', reset)} at once and ${link('write to us', `${siteUrl}/contact`)}.`)}`,
      text: [
        'The password of your Lectern account has just been changed. If this was you, all is well.',
        '',
        `If it was not, ask for a new password at once (${reset}) and write to us (${siteUrl}/contact).`,
      ].join('\n'),
      why: 'You get this mail whenever the password of your account changes.',
      unsubscribeUrl: null,
      siteUrl,
    }),
  }
}
