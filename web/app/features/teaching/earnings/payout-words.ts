import {formatCents} from '@lectern/domain/money'
import {MIN_PAYOUT_CENTS} from '@lectern/domain/teachers/payout'
import type {Payouts} from '../load-teaching'
import {utcDay} from './utc-dates'

/** What is said to who does not teach any more, or not at the moment; null to who does. */
export function formerWords(state: Payouts['state']): string | null {
  if (state === 'active') return null
  return state === 'paused'
    ? 'Your teaching is paused. You still see what you have earned, and your courses go on earning.'
    : 'You do not teach here any more. What you have earned stays yours: it is paid out as before, and its statements stay here while you keep your account.'
}

type Standing = Pick<Payouts, 'state' | 'availableCents' | 'pendingCents' | 'waitsFor' | 'nextRunAt'>

/** When what is available is paid out, or why it is not. */
export function payoutWords({state, availableCents, pendingCents, waitsFor, nextRunAt}: Standing): string {
  const day = utcDay(nextRunAt)
  const amount = formatCents(availableCents)
  switch (waitsFor) {
    case null:
      return `${amount} will be paid out on ${day}.`
    case 'no-account':
      return `${amount} waits for you: there is no account at Stripe yet that it could be paid to. The next payouts are on ${day}.`
    case 'account-restricted':
      return `${amount} waits for you: Stripe does not pay out to your account at the moment. The next payouts are on ${day}.`
    case 'paused':
      return `${amount} waits for you until your teaching goes on.`
    case 'too-little':
      if (state !== 'ended')
        return `The next payouts are on ${day}. They begin at ${formatCents(MIN_PAYOUT_CENTS)}; what is less waits.`
      return pendingCents === 0
        ? 'There is nothing left to pay out.'
        : `The next payouts are on ${day}. What is left is paid, however little it is, once nothing is pending.`
    case 'negative':
      return state === 'ended'
        ? 'More was given back than is available. Nothing is taken from your bank.'
        : 'More was given back than is available. The next sales make up for it, and nothing is taken from your bank.'
  }
}
