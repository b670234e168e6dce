import {sendContactMessage as contract} from '@lectern/domain/contact/contracts'
import {mailboxOf} from '@lectern/domain/mail/email'
import {callable} from '../callable.ts'
import {deliverNow} from '../outbox/deliver.ts'
import {addMail} from '../outbox/queue.ts'
import {supportEmail} from '../parameters.ts'
import {contactMail} from './contact-mail.ts'

/** The contact form. While the mail service is down the message waits in the outbox, which counts as sent. */
export const sendContactMessage = callable(
  contract,
  {
    limits: ({email}, _, ip) => [
      {name: 'contact', key: mailboxOf(email), max: 10, windowSeconds: 60 * 60},
      {name: 'contact-to', key: 'support', max: 300, windowSeconds: 60 * 60},
      {name: 'contact-ip', key: ip, max: 60, windowSeconds: 60 * 60},
    ],
  },
  async (message) => {
    const id = await addMail([supportEmail.value()], contactMail, message)
    await deliverNow(id)
    return {}
  },
)
