import type {Interfaces, MailgunMessageData} from 'mailgun.js/definitions'
import {mailFrom, mailgunApiKey, mailgunDomain, mailgunUrl} from '../parameters.ts'
import {memoize} from './memoize.ts'

const TIMEOUT_MS = 10_000

const client = memoize(async (): Promise<Interfaces.IMailgunClient> => {
  const {default: Mailgun} = await import('mailgun.js')
  return new Mailgun(FormData).client({
    username: 'api',
    key: mailgunApiKey.value(),
    url: mailgunUrl.value(),
    timeout: TIMEOUT_MS,
  })
})

/** A mail ready to go. */
export interface Message {
  to: string[]
  subject: string
  html: string
  text: string
  replyTo?: string
  /** for counting at Mailgun */
  tag: string
  headers?: Record<string, string>
  /** one entry an address: each gets a mail of its own, with `%recipient.name%` filled in */
  recipientVariables?: Record<string, Record<string, string>>
}

/**
 * Hands a mail to Mailgun.
 * @param messageId the same for every attempt at one mail, so that a mail sent twice is recognised as one
 * @returns Mailgun's id of the message
 * @throws when Mailgun does not take it, or does not answer in time
 */
export async function sendMail(message: Message, messageId: string): Promise<string> {
  const headers = {'Message-Id': `<${messageId}@${mailgunDomain.value()}>`, ...message.headers}
  const data: MailgunMessageData = {
    from: mailFrom.value(),
    to: message.to,
    subject: message.subject,
    html: message.html,
    text: message.text,
    'o:tag': [message.tag],
    ...(message.replyTo && {'h:Reply-To': message.replyTo}),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`h:${name}`, value])),
    ...(message.recipientVariables && {'recipient-variables': JSON.stringify(message.recipientVariables)}),
  }
  const mailgun = await client()
  try {
    const sent = await mailgun.messages.create(mailgunDomain.value(), data)
    return sent.id ?? ''
  } catch (cause) {
    throw new Error(`Mailgun did not take the mail: ${inWords(cause)}`, {cause})
  }
}

/** Mailgun's errors carry the status and its reason beside their message. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const status = 'status' in error ? `${String(error.status)} ` : ''
  const details = 'details' in error && typeof error.details === 'string' ? `: ${error.details}` : ''
  return `${status}${error.message}${details}`
}
