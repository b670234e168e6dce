import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {bareLink, button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {auth} from '../services/auth.ts'
import {emailChangeUrl} from './email-action.ts'

/** The link that makes an address that of an account. Goes to that address when its owner asks for the change. */
export const emailChangeMail = defineMail({
  kind: 'email-change',
  data: z.object({uid: z.string(), newEmail: z.string()}),
  async render({uid, newEmail}) {
    const {users} = await auth().getUsers([{uid}])
    const email = users[0]?.email
    const url = email === undefined ? null : await emailChangeUrl(email, newEmail)
    if (url === null) return null
    return composeMail({
      subject: 'Confirm your new email address',
      preheader: 'One click, and you sign in with this address.',
      heading: 'Is this your new address?',
      content: html` ${paragraph('Somebody, hopefully you, asked to use this address for their Lectern account from now on. The link works once, and for one hour.')}
      ${button('Use this address', url)}
      ${smallPrint(html`If the button does not work, open this address in your browser:<br />${bareLink(url)}`)}`,
      text: `Somebody, hopefully you, asked to use this address for their Lectern account from now on. The link works once, and for one hour:\n\n${url}`,
      why: 'If you did not ask for this, you can ignore it: nothing changes.',
    })
  },
})
