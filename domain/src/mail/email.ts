import {MAX_EMAIL_LENGTH} from '../limits.ts'

/** The longest part before the @ that SMTP can carry (RFC 5321, 4.5.3.1.1). */
const MAX_LOCAL_LENGTH = 64

/** Letters, digits and the signs that need no quotation marks, in parts between dots (RFC 5322, dot-atom). */
const localPattern = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** At least two labels of letters, digits and inner hyphens. */
const domainPattern = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * Whether a trimmed text is one plain email address: the one rule, for whoever types an address and for what is stored. It
 * takes no more than mail services do, because one address that they refuse stops a whole batch: no names, brackets, quotation
 * marks, lists or line breaks.
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

/** The form in which addresses are compared: trimmed and in lower case. */
export function normalizeEmail(address: string): string {
  return address.trim().toLowerCase()
}
