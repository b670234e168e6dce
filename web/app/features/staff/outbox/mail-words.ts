import type {MailState} from '@lectern/domain/mail/outbox'

/** The states of a mail as staff read them. */
export const mailStates: Readonly<Record<MailState, string>> = {
  held: 'Held',
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  split: 'Split',
  skipped: 'Not needed',
  failed: 'Given up',
}

/** The name of a kind of mail: `return-decided` reads “Return decided”. */
export function mailName(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
