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

/** A mail as Mailgun is given it. */
export interface Message {
  to: string[]
  subject: string
  html: string
  text: string
  replyTo?: string
  /** the kind of mail, for Mailgun's statistics */
  tag: string
  headers?: Record<string, string>
  /** what Mailgun's events about it carry, for our webhook */
  variables?: Record<string, string>
  /** variables by address: each recipient gets a mail of their own, with `%recipient.NAME%` replaced */
  recipientVariables?: Record<string, Record<string, string>>
}

/** Mailgun refuses a mail for one of its addresses, and sends it to none of them. */
export class RecipientRefused extends Error {}

/**
 * Hands a mail to Mailgun.
 * @param messageId the same for every attempt at a mail, so that mail programs show a mail that was sent twice once
 * @returns Mailgun's id of the message
 * @throws RecipientRefused when one of the addresses is none to Mailgun
 * @throws Error when Mailgun does not accept it, or does not answer in time
 */
export async function sendMail(message: Message, messageId: string): Promise<string> {
  const headers = {'Message-Id': `<${messageId}@${mailgunDomain.value()}>`, ...message.headers}
  const data: MailgunMessageData = {
    from: mailFrom.value(),
    to: message.to,
    subject: oneLine(message.subject),
    html: message.html,
    text: message.text,
    'o:tag': [message.tag],
    ...(message.replyTo && {'h:Reply-To': oneLine(message.replyTo)}),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`h:${name}`, value])),
    ...Object.fromEntries(
      Object.entries(message.variables ?? {}).map(([name, value]) => [`v:${name}`, value]),
    ),
    ...(message.recipientVariables && {'recipient-variables': JSON.stringify(message.recipientVariables)}),
  }
  const mailgun = await client()
  try {
    const sent = await mailgun.messages.create(mailgunDomain.value(), data)
    return sent.id ?? ''
  } catch (cause) {
    const words = `Mailgun did not accept the mail: ${describe(cause)}`
    throw isAboutRecipient(cause) ? new RecipientRefused(words, {cause}) : new Error(words, {cause})
  }
}

/** The lists of addresses to which Mailgun sends nothing. */
const LISTS = ['bounces', 'complaints', 'unsubscribes'] as const

/**
 * Takes an address off Mailgun's own lists, all of them or those named; nothing where it is on none.
 * @throws Error when Mailgun does not answer in time, or refuses
 */
export async function endSuppression(
  address: string,
  lists: readonly (typeof LISTS)[number][] = LISTS,
): Promise<void> {
  const mailgun = await client()
  for (const list of lists) {
    try {
      await mailgun.suppressions.destroy(mailgunDomain.value(), list, address)
    } catch (cause) {
      const isUnlisted = cause instanceof Error && 'status' in cause && cause.status === 404
      if (!isUnlisted) throw new Error(`Mailgun did not free the address: ${describe(cause)}`, {cause})
    }
  }
}

/** What stands in a header must not begin another. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}

/** Mailgun says so in words alone: `to parameter is not a valid address. please check documentation`. */
function isAboutRecipient(error: unknown): boolean {
  const isBadRequest = error instanceof Error && 'status' in error && error.status === 400
  return isBadRequest && /\bto'? parameter is not a valid address/i.test(describe(error))
}

/** Mailgun's errors have a status and details beside their message. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const status = 'status' in error ? `${String(error.status)} ` : ''
  const details = 'details' in error && typeof error.details === 'string' ? `: ${error.details}` : ''
  return `${status}${error.message}${details}`
}
