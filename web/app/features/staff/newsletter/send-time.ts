import {MAX_AHEAD_MS} from '@lectern/domain/mail/newsletter-contracts'

/**
 * What is wrong with the time that a newsletter is to be sent at; undefined where nothing is.
 * @param sendAt ms since the epoch; NaN where no time was entered
 * @param now ms since the epoch
 */
export function sendTimeError(sendAt: number, now: number): string | undefined {
  if (!(sendAt > now)) return 'Please choose a time to come.'
  return sendAt > now + MAX_AHEAD_MS ? 'Please choose a time within a year from now.' : undefined
}

/**
 * A time that a newsletter was to be sent at, as an input has it in the time zone of whoever looks: `2026-11-29T08:30`. Empty for none, and
 * where it is over.
 * @param sendAt ms since the epoch
 * @param now ms since the epoch
 */
export function timeToCome(sendAt: number | null, now: number): string {
  if (sendAt === null || sendTimeError(sendAt, now) !== undefined) return ''
  const ahead = new Date(sendAt).getTimezoneOffset() * 60_000
  return new Date(sendAt - ahead).toISOString().slice(0, 16)
}
