/**
 * The states of a mail in the outbox: `held` not to be sent yet · `queued` to be sent when it is due · `sending` leased by whoever
 * sends it · `sent` accepted by the mail service · `split` replaced by others, because the mail service refuses one of its
 * addresses · `skipped` there was nothing to send (no such account …) · `failed` not tried again
 */
export const MAIL_STATES = ['held', 'queued', 'sending', 'sent', 'split', 'skipped', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]
