import type {Store} from '../stand-in/store.ts'

/** One mail as one recipient gets it (or several, when they share it openly in To). */
export interface Mail {
  /** Our own id, in addresses of this server. */
  id: string
  /** The Message-Id header; the mails of one batch share it. */
  messageId: string
  domain: string
  from: string
  to: string[]
  cc: string[]
  bcc: string[]
  subject: string
  text: string | null
  html: string | null
  /** The further headers (`h:`), in the order they were sent. */
  headers: [name: string, value: string][]
  tags: string[]
  /** Custom data (`v:`). */
  variables: Record<string, string>
  testMode: boolean
  attachments: Attachment[]
  /** ms */
  receivedAt: number
  /** It was accepted, and the sender was not told. */
  answerLost?: true
}

export interface Attachment {
  name: string
  type: string
  /** bytes */
  size: number
  inline: boolean
  base64: string
}

export interface MailEvent {
  id: string
  event: 'accepted' | 'delivered' | 'failed' | 'complained' | 'unsubscribed'
  /** ms */
  at: number
  mailId: string
  recipient: string
  /** Of a mail that was dropped, as its recipient is on this list. */
  list?: ListName
}

/** Mailgun's lists of addresses to which it sends nothing. */
export type ListName = 'bounces' | 'complaints' | 'unsubscribes'

/** An address on one of them. */
interface Listed {
  address: string
  list: ListName
}

export interface Tables {
  mails: Mail
  /** mails that nobody got, as all their recipients are on a list */
  dropped: Mail
  /** by list and address */
  listed: Listed
  events: MailEvent
}

export type Mailbox = Store<Tables>

/** The plain address of `Name <address>`, in lower case. */
export function addressOf(recipient: string): string {
  const inBrackets = /<([^<>]*)>\s*$/.exec(recipient)
  return (inBrackets?.[1] ?? recipient).trim().toLowerCase()
}

/** The name of `Name <address>`, or the address when it has none. */
export function nameOf(recipient: string): string {
  const name = recipient
    .replace(/<[^<>]*>\s*$/, '')
    .trim()
    .replace(/^"(.*)"$/, '$1')
  return name === '' ? addressOf(recipient) : name
}

/** Everyone a mail goes to, as plain addresses. */
export function recipientsOf(mail: Pick<Mail, 'to' | 'cc' | 'bcc'>): string[] {
  return [...new Set([...mail.to, ...mail.cc, ...mail.bcc].map(addressOf))]
}

/** The value of a header, whatever its case. */
export function headerOf(mail: Pick<Mail, 'headers'>, name: string): string | undefined {
  return mail.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
}
