import type {Output} from '@lectern/domain/contracts'
import type {listRecipients} from '@lectern/domain/contracts'

export type Recipients = Output<typeof listRecipients>
export type RecipientEntry = Recipients['recipients'][number]

/**
 * Who is written to: everyone but those who were left out. Kept as who is left out, so that whoever joins the list is
 * selected like everyone else.
 */
export type LeftOut = ReadonlySet<string>

export const NOBODY_LEFT_OUT: LeftOut = new Set()

export function selectedEmails(recipients: readonly RecipientEntry[], leftOut: LeftOut): string[] {
  return recipients.map(({email}) => email).filter((email) => !leftOut.has(email))
}

/** Leaves one recipient out, or takes them in again. */
export function toggle(leftOut: LeftOut, email: string): LeftOut {
  const next = new Set(leftOut)
  if (!next.delete(email)) next.add(email)
  return next
}

/** What the master checkbox does: with everyone selected it leaves all out, otherwise it selects all. */
export function toggleAll(recipients: readonly RecipientEntry[], leftOut: LeftOut): LeftOut {
  const everyone = selectedEmails(recipients, leftOut).length === recipients.length
  return everyone ? new Set(recipients.map(({email}) => email)) : NOBODY_LEFT_OUT
}
