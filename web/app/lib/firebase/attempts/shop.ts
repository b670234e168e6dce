import type {createCheckout} from '@lectern/domain/checkout/contracts'
import type {subscribe} from '@lectern/domain/newsletter/contracts'
import type {checkDiscount} from '@lectern/domain/discount/contracts'
import type {DiscountRefusal} from '@lectern/domain/discount/discount'
import {formatCents, MINIMUM_CHARGE_CENTS} from '@lectern/domain/money'
import {type CallAttempt, type Attempt, CODE_ENDED, NOT_REACHED} from './attempt'
import {notReached} from '../unreachable-words'

export const RETURN_NOT_SENT = 'Your request has not been sent. Please try again later.'
export const RETURN_DENIED = 'This order cannot be returned as it is now.'
export const ALREADY_REQUESTED = 'A return has already been requested for this order'

/** What is said wherever a payment cannot begin. */
export const paymentRefused = {
  fallback: 'There was a problem processing your payment. Please try again.',
  reasons: {
    'payment-in-progress':
      'A payment of yours is still being processed. Please wait until it is done before you pay again.',
    'payment-unavailable': null,
    'amount-refused': `This total cannot be paid: a payment is at least ${formatCents(MINIMUM_CHARGE_CENTS)}.`,
    'payment-refused': 'Our payment service does not accept this order. Please contact us.',
    unreadable: 'No checkout URL returned',
  },
}

const discountRefusals: Readonly<Record<DiscountRefusal, string>> = {
  'unknown-code': 'There is no such code. Please check it once more.',
  'code-not-started': 'This code cannot be used yet.',
  'code-ended': CODE_ENDED,
  'code-used-up': 'This code has been used as often as it can be.',
  'code-used': 'You have used this code already.',
  'code-needs-verified-email': 'This code is for learners whose email address is verified.',
  'code-held':
    'You hold this code in another order that waits to be paid. Please pay or cancel that one first.',
  'code-not-for-cart': 'This code is for a course that is not in your cart.',
  'code-too-large': `This code cannot be used for this cart: at least ${formatCents(MINIMUM_CHARGE_CENTS)} has to be left to pay.`,
}

/** What is said when buying, or writing to the shop, fails. */
export const shopAttempts = {
  checkout: {
    title: 'Payment Error',
    ...paymentRefused,
    reasons: {
      'unknown-course': 'A course in your cart is no longer available. Please remove it to continue.',
      'already-owned': 'You already own a course in your cart. Please remove it to continue.',
      'duplicate-course': 'A course is in your cart twice. Please remove it once to continue.',
      'price-changed': 'A price has changed. Please check the new total before you pay.',
      ...paymentRefused.reasons,
      ...discountRefusals,
    },
  } satisfies CallAttempt<typeof createCheckout>,
  checkDiscount: {
    fallback: 'This code could not be checked. Please try again.',
    reasons: {
      ...discountRefusals,
      'rate-limited': 'Too many codes that do not exist. Please wait a while and try again.',
      'invalid-argument': 'A code has 3 to 32 letters, digits and hyphens.',
    },
  } satisfies CallAttempt<typeof checkDiscount>,
  createReturn: {title: 'Error creating return request', fallback: 'Please try again later'},
  subscribe: {
    title: 'Subscription failed',
    before: 'There was a problem subscribing to the newsletter: ',
    fallback: 'Unknown error',
    reasons: {
      'already-subscribed': 'This email is already subscribed to our newsletter.',
      suppressed: 'mails to your address came back. Please write to us.',
      'invalid-argument': 'Please enter a valid email address.',
      'rate-limited': 'too many attempts; please wait a few minutes',
      internal: 'an error on our side',
      [NOT_REACHED]: notReached,
    },
  } satisfies CallAttempt<typeof subscribe>,
} satisfies Record<string, Attempt>

/** Why a code takes nothing off a cart. */
export function discountRefusalMessage(refusal: DiscountRefusal): string {
  return discountRefusals[refusal]
}
