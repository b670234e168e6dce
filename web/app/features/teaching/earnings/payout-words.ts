import {formatCents} from '@lectern/domain/money'
import {MIN_PAYOUT_CENTS} from '@lectern/domain/teachers/payout'
import type {Payouts} from '../load-teaching'
import {utcDay} from './utc-dates'

/** When what is available is paid out, or why it is not. */
export function payoutWords({
  availableCents,
  waitsFor,
  nextRunAt,
}: Pick<Payouts, 'availableCents' | 'waitsFor' | 'nextRunAt'>): string {
  const day = utcDay(nextRunAt)
  const amount = formatCents(availableCents)
  switch (waitsFor) {
    case null:
      return `${amount} will be paid out on ${day}.`
    case 'no-account':
      return `${amount} waits for you: there is no account at Stripe yet that it could be paid to. The next payouts are on ${day}.`
    case 'account-restricted':
      return `${amount} waits for you: Stripe does not pay out to your account at the moment. The next payouts are on ${day}.`
    case 'too-little':
      return `The next payouts are on ${day}. They begin at ${formatCents(MIN_PAYOUT_CENTS)}; what is less waits.`
    case 'negative':
      return 'More was given back than is available. The next sales make up for it, and nothing is taken from your bank.'
  }
}
