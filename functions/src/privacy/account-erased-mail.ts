import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {composeMail, paragraph} from '../outbox/mail-layout.ts'
import {outbox} from '../outbox/outbox.ts'

/** That an account is deleted. Goes once everything of it is erased; the outbox then forgets the address. */
export const accountErasedMail = defineMail({
  kind: 'account-erased',
  data: z.object({mailId: z.string()}),
  async render() {
    const subject = 'Your account has been deleted'
    const what =
      'Your Lectern account and what belonged to it are deleted, as you asked. Of your orders we keep what bookkeeping requires, without your name and address.'
    const thanks =
      'Thank you for having learned with us. You are welcome to open another account at any time.'
    return composeMail({
      subject,
      preheader: what,
      heading: subject,
      content: html` ${paragraph(what)} ${paragraph(thanks)}`,
      text: `${what}\n\n${thanks}`,
      why: 'You get this last mail because you had an account with us.',
    })
  },
  onAttemptSettled(write, {mailId}, {sent, failed}) {
    if (sent + failed > 0) write.update(outbox().doc(mailId), {to: []})
  },
})
