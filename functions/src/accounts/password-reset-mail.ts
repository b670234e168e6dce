import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {bareLink, button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {emailActionUrl} from './email-action.ts'

/** The link to choose a new password. Goes when somebody asks for it; not where no account has the address. */
export const passwordResetMail = defineMail({
  kind: 'password-reset',
  data: z.object({}),
  async render(_, [email = '']) {
    const url = await emailActionUrl('password-reset', email)
    if (url === null) return null
    return composeMail({
      subject: 'Choose a new password',
      preheader: 'The link works once, and for one hour.',
      heading: 'Choose a new password',
      content: html` ${paragraph('Somebody, hopefully you, asked for a new password for this address. The link works once, and for one hour.')}
      ${button('Choose a new password', url)}
      ${smallPrint(html`If the button does not work, open this address in your browser:<br />${bareLink(url)}`)}`,
      text: `Somebody, hopefully you, asked for a new password for this address. The link works once, and for one hour:\n\n${url}`,
      why: 'If you did not ask for this, you can ignore it: your password stays as it is.',
    })
  },
})
