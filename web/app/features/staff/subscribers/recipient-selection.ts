import type {Input, Output} from '@lectern/domain/contracts'
import type {listRecipients, sendNewsletter} from '@lectern/domain/mail/newsletter-contracts'

export type RecipientEntry = Output<typeof listRecipients>['recipients'][number]
export type Recipients = Output<typeof listRecipients> & {items: readonly RecipientEntry[]}

/**
 * Which recipients are selected: everyone but the exceptions, or nobody but them. The list is read page by page, so the
 * selected ones are not all known here; subscribers who join later are selected with everyone, too.
 */
export interface Selection {
  everyone: boolean
  /** addresses */
  exceptions: ReadonlySet<string>
}

export const EVERYONE: Selection = {everyone: true, exceptions: new Set()}
const NOBODY: Selection = {everyone: false, exceptions: new Set()}

export function isSelected({everyone, exceptions}: Selection, email: string): boolean {
  return everyone !== exceptions.has(email)
}

/** @param total how many recipients there are */
export function countSelected({everyone, exceptions}: Selection, total: number): number {
  return everyone ? Math.max(0, total - exceptions.size) : exceptions.size
}

/** Excludes a recipient, or includes them again. */
export function toggle({everyone, exceptions}: Selection, email: string): Selection {
  const next = new Set(exceptions)
  if (!next.delete(email)) next.add(email)
  return {everyone, exceptions: next}
}

/** The selection when somebody is no recipient any more: an exception that is none would still be counted. */
export function forget({everyone, exceptions}: Selection, email: string): Selection {
  return {everyone, exceptions: new Set([...exceptions].filter((exception) => exception !== email))}
}

/** The action of the master checkbox: excludes everyone when all are selected, otherwise selects all. */
export function toggleAll({everyone, exceptions}: Selection): Selection {
  return everyone && exceptions.size === 0 ? NOBODY : EVERYONE
}

type Audience = Pick<Input<typeof sendNewsletter>, 'audience' | 'emails'>

/** Whom a newsletter to the selected goes to, as it is sent. */
export function toAudience({everyone, exceptions}: Selection): Audience {
  return {audience: everyone ? 'everyone-but' : 'only', emails: [...exceptions]}
}

/** The selection with which a newsletter goes to these. */
export function fromAudience({audience, emails}: Audience): Selection {
  return {everyone: audience === 'everyone-but', exceptions: new Set(emails)}
}
