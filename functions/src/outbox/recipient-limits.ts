import {mailboxOf} from '@lectern/domain/mail/email'
import {AppError} from '../app-error.ts'
import {countUses, giveBack, type Limit} from '../rate-limit.ts'

/** How many mails a day anybody can have sent to one mailbox by forms and accounts, whatever they are about. */
const MOST_A_DAY = 20

/**
 * How much mail of one kind, and in all, goes to a mailbox because somebody asked for it, who may be anybody: an address with
 * another tag is the same mailbox.
 * @param kind what is counted: `password-reset`, …
 */
export function recipientLimits(kind: string, email: string): Limit[] {
  const key = mailboxOf(email)
  return [
    {name: kind, key, max: 5, windowSeconds: 60 * 60},
    {name: 'mails-to', key, max: MOST_A_DAY, windowSeconds: 24 * 60 * 60},
  ]
}

/**
 * Counts a mail to each mailbox.
 * @returns those that have not had enough of its kind within the hour, or of any kind within the day; of any other it is not counted
 */
export async function countMailsTo(kind: string, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const limits = emails.map((email) => recipientLimits(kind, email))
  const uses = await countUses(limits.flat())
  const own = limits.map(({length}, index) => uses.slice(index * length, (index + 1) * length))
  const isFull = own.map((counted) => counted.some(({isOver}) => isOver))
  await giveBack(own.filter((_, index) => isFull[index]).flat())
  return new Set(emails.filter((_, index) => !isFull[index]))
}

/**
 * Counts a mail to a mailbox.
 * @throws AppError `rate-limited` when it has had enough of its kind within the hour, or of any kind within the day
 */
export async function countMailTo(kind: string, email: string): Promise<void> {
  await countMailsOf([[kind, email]])
}

/**
 * Counts mails that go together, each of its kind and to a mailbox; where one may not go, none.
 * @throws AppError as {@link countMailTo}
 */
export async function countMailsOf(
  mails: readonly (readonly [kind: string, email: string])[],
): Promise<void> {
  const uses = await countUses(mails.flatMap(([kind, email]) => recipientLimits(kind, email)))
  if (!uses.some(({isOver}) => isOver)) return
  await giveBack(uses)
  throw new AppError('rate-limited')
}

/** Counts the mail that a batch sends, which may be tried several times, once. @throws AppError as {@link countMailTo} */
export function countingMailTo(kind: string): (email: string) => Promise<void> {
  let isCounted = false
  return async (email) => {
    if (isCounted) return
    await countMailTo(kind, email)
    isCounted = true
  }
}
