import {addressOf, recipientsOf, type Mail, type Mailbox} from './mail.ts'

export interface Search {
  /** A recipient's plain address. */
  to?: string | undefined
  /** Part of the subject, whatever its case. */
  subject?: string | undefined
  tag?: string | undefined
  /** Words that all stand somewhere in sender, recipients, subject, tags or text. */
  text?: string | undefined
  /** Accepted after this moment (ms). */
  since?: number | undefined
}

/** The mails that match, newest first. */
export function searchMails(mailbox: Mailbox, {to, subject, tag, text, since}: Search): Mail[] {
  const recipient = to === undefined ? undefined : addressOf(to)
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return mailbox
    .all('mails')
    .filter((mail) => {
      if (recipient !== undefined && !recipientsOf(mail).includes(recipient)) return false
      if (subject !== undefined && !mail.subject.toLowerCase().includes(subject.toLowerCase())) return false
      if (tag !== undefined && !mail.tags.includes(tag)) return false
      if (since !== undefined && mail.receivedAt <= since) return false
      if (words.length === 0) return true
      const haystack = searchable(mail)
      return words.every((word) => haystack.includes(word))
    })
    .toReversed()
}

const searchable = ({from, to, cc, bcc, subject, tags, text, html}: Mail) =>
  [from, ...to, ...cc, ...bcc, subject, ...tags, text ?? html ?? ''].join('\n').toLowerCase()
