import {isEmail, normalizeEmail} from './email.ts'

export interface Recipient {
  id: string
  email: string
  /** ISO date-time */
  createdAt: string
  source: 'newsletter' | 'user'
  name: string | null
}

/**
 * The recipients of a newsletter: malformed addresses are dropped and duplicates removed; a subscriber takes
 * precedence over an account with the same address. The order is kept: subscribers first.
 */
export function mergeRecipients(subscribers: readonly Recipient[], users: readonly Recipient[]): Recipient[] {
  const byAddress = new Map<string, Recipient>()
  for (const recipient of [...subscribers, ...users]) {
    const address = normalizeEmail(recipient.email)
    if (isEmail(address) && !byAddress.has(address)) byAddress.set(address, recipient)
  }
  return [...byAddress.values()]
}
