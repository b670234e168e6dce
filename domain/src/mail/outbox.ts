/**
 * The states of a mail in the outbox: `held` not to be sent yet · `queued` to be sent when it is due · `sending` leased by whoever
 * sends it · `sent` accepted by the mail service · `split` replaced by others, because the mail service refuses one of its
 * addresses · `skipped` there was nothing to send (no such account …) · `failed` not tried again
 */
export const MAIL_STATES = ['held', 'queued', 'sending', 'sent', 'split', 'skipped', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** What staff looks at: mails that wait to be tried (again), and those that are not tried any more. */
export const MAIL_LISTS = ['waiting', 'given-up'] as const
export type MailList = (typeof MAIL_LISTS)[number]

/**
 * Why an address gets no mailings: `refused` by the mail service as no address · `bounced` for good · `complained` its owner called a
 * mail spam · `unsubscribed` with the mail service
 */
export const SUPPRESSION_REASONS = ['refused', 'bounced', 'complained', 'unsubscribed'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]
