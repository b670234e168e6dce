import type {Output} from '@lectern/domain/contracts'
import type {listRecipients} from '@lectern/domain/contracts'

export type Recipients = Output<typeof listRecipients>
export type RecipientEntry = Recipients['recipients'][number]

/**
 * The addresses that are not selected. Stored instead of the selected ones, so that subscribers who join later are selected,
 * too.
 */
export type ExcludedEmails = ReadonlySet<string>

export const NONE_EXCLUDED: ExcludedEmails = new Set()

export function selectedEmails(recipients: readonly RecipientEntry[], excluded: ExcludedEmails): string[] {
  return recipients.map(({email}) => email).filter((email) => !excluded.has(email))
}

/** Excludes a recipient, or includes them again. */
export function toggle(excluded: ExcludedEmails, email: string): ExcludedEmails {
  const next = new Set(excluded)
  if (!next.delete(email)) next.add(email)
  return next
}

/** The action of the master checkbox: excludes everyone when all are selected, otherwise selects all. */
export function toggleAll(recipients: readonly RecipientEntry[], excluded: ExcludedEmails): ExcludedEmails {
  const everyone = selectedEmails(recipients, excluded).length === recipients.length
  return everyone ? new Set(recipients.map(({email}) => email)) : NONE_EXCLUDED
}
