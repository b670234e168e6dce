import {MAX_EMAIL_LENGTH} from './limits.ts'

/** The specification's pattern: non-space text, @, non-space text, dot, non-space text. */
const emailPattern = /^\S+@\S+\.\S+$/

/** Whether a trimmed text has the form of an email address. */
export function isEmail(address: string): boolean {
  return address.length <= MAX_EMAIL_LENGTH && emailPattern.test(address)
}

/** The form in which addresses are compared: trimmed and in lower case. */
export function normalizeEmail(address: string): string {
  return address.trim().toLowerCase()
}

export interface Recipient {
  id: string
  email: string
  /** ISO date-time */
  createdAt: string
  source: 'newsletter' | 'user'
  name: string | null
}

/**
 * The recipients of a newsletter: malformed addresses are dropped, each address is there once, a subscriber wins over an
 * account with the same address. The order is kept: subscribers first.
 */
export function mergeRecipients(subscribers: readonly Recipient[], users: readonly Recipient[]): Recipient[] {
  const byAddress = new Map<string, Recipient>()
  for (const recipient of [...subscribers, ...users]) {
    const address = normalizeEmail(recipient.email)
    if (isEmail(address) && !byAddress.has(address)) byAddress.set(address, recipient)
  }
  return [...byAddress.values()]
}
