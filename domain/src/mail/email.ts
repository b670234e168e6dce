import {MAX_EMAIL_LENGTH} from '../limits.ts'

/** Maximum length of the local part, before the @ (RFC 5321, 4.5.3.1.1). */
const MAX_LOCAL_LENGTH = 64

/** Letters, digits and the symbols that need no quoting, in dot-separated parts (RFC 5322, dot-atom). */
const localPattern = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** At least two labels of letters, digits and inner hyphens. */
const domainPattern = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * Whether a trimmed text is a single plain email address: the only rule, for input and for stored data. It accepts no
 * more than mail services do, because one rejected address fails a whole batch: no display names, brackets, quotes,
 * lists or line breaks.
 */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, Math.max(0, at)), address.slice(at + 1)]
  return (
    address.length <= MAX_EMAIL_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    localPattern.test(local) &&
    domainPattern.test(domain)
  )
}

/** Normalizes an address for comparison: trimmed and in lower case. */
export function normalizeEmail(address: string): string {
  return address.trim().toLowerCase()
}

/**
 * The mailbox of an address, for limits: normalized, and without what follows a plus sign, since mail services deliver
 * `ada+1@example.com` to `ada@example.com`. Mail goes to the address as it was entered.
 */
export function mailboxOf(address: string): string {
  const normalized = normalizeEmail(address)
  const at = normalized.lastIndexOf('@')
  const plus = normalized.indexOf('+')
  return plus > 0 && plus < at ? normalized.slice(0, plus) + normalized.slice(at) : normalized
}
