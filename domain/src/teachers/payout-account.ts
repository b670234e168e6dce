/**
 * How the account stands to which a teacher's share is paid: `none` is there yet, Stripe wants to know something (`missing`) or looks at
 * what it was told (`checking`), it has `refused`, the account is `closed`, or it is `ready`.
 */
export const PAYOUT_STANDINGS = ['none', 'missing', 'checking', 'refused', 'closed', 'ready'] as const
export type PayoutStanding = (typeof PAYOUT_STANDINGS)[number]

/** What decides about that: what Stripe has said of the account when it was asked last. */
interface PayoutFacts {
  enabled: boolean
  /** what Stripe wants to know, as Stripe names it */
  missing: readonly string[]
  /** left out where there is no such obstacle */
  obstacle?: 'refused' | 'closed' | undefined
}

/** How a teacher's account stands. @param accountId null where there is none */
export function payoutStanding(
  accountId: string | null,
  {enabled, missing, obstacle}: PayoutFacts,
): PayoutStanding {
  if (accountId === null) return 'none'
  if (obstacle !== undefined) return obstacle
  if (enabled) return 'ready'
  return missing.length > 0 ? 'missing' : 'checking'
}

const labels: Record<PayoutStanding, string> = {
  none: 'Not set up',
  missing: 'Details missing',
  checking: 'Being checked',
  refused: 'Refused',
  closed: 'Closed',
  ready: 'Ready',
}

/** How an account stands, in a word or two. */
export function payoutLabel(standing: PayoutStanding): string {
  return labels[standing]
}

/** What Stripe names so, or so and a dot and more, in words. The first that fits. */
const WORDS: readonly (readonly [name: RegExp, words: string])[] = [
  [/\.(first|last)_name$|\.full_name/, 'your name'],
  [/\.dob\b/, 'your date of birth'],
  [/\.address\b|\.registered_address\b/, 'your address'],
  [/\.phone$|support_phone$/, 'your phone number'],
  [/\.email$/, 'your e-mail address'],
  [/\.verification\b|\.documents?\b/, 'a picture of an identity document'],
  [/\.ssn_last_4$|\.id_number|\.tax_id|\.vat_id/, 'your tax or identity number'],
  [/^external_account/, 'a bank account that can be paid'],
  [/^tos_acceptance/, 'that you agree to Stripe’s terms'],
  [/^business_(profile|type)/, 'what you do'],
  [/^company\b/, 'who your company is'],
]

/** What Stripe wants to know, in words, each once and in the order in which one would tell it. */
export function missingInWords(missing: readonly string[]): string[] {
  const words = missing.map((field) => WORDS.find(([name]) => name.test(field))?.[1] ?? 'some more details')
  const order = [...WORDS.map(([, text]) => text), 'some more details']
  return order.filter((text) => words.includes(text))
}

/** Why a bank has sent a payout back, in a sentence. @param code as Stripe names it */
export function failureInWords(code: string | null): string {
  if (code === 'account_closed' || code === 'account_frozen')
    return 'The bank account is closed, or cannot be paid to.'
  if (
    code === 'no_account' ||
    code?.startsWith('invalid_account_number') ||
    code?.startsWith('incorrect_account')
  )
    return 'The bank does not know the account: its number or holder may be wrong.'
  if (code === 'invalid_currency') return 'The bank account does not take this currency.'
  return 'The bank did not take it, without a reason that we know.'
}

/** An amount that a bank has sent back, as it is read: `€40.00`. @param amount in the smallest unit of the currency */
export function payoutAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', {style: 'currency', currency})
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
