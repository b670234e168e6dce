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
