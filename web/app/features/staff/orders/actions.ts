import {idList} from '@lectern/domain/forms'
import {centsFromTyped, formatCents} from '@lectern/domain/money'
import {
  addOrderNote as addOrderNoteContract,
  recheckOrder as recheckOrderContract,
  refundOrder as refundOrderContract,
  resendReceipt as resendReceiptContract,
  settleProblem as settleProblemContract,
} from '@lectern/domain/orders/contracts'
import * as z from 'zod/mini'
import {PAYMENT_DISPUTED} from '~/lib/firebase/attempts/attempt'
import {callAction} from '~/lib/forms/call-action'

const UNKNOWN_ORDER = 'This order no longer exists.'
const {orderId, reason, requestId} = refundOrderContract.input.shape

/** Gives lines of an order back, or an amount. */
export const refundOrder = callAction({
  contract: refundOrderContract,
  form: z.object({
    orderId,
    reason,
    requestId,
    lineIds: idList,
    /** of seats: how many; empty for all of their line */
    quantity: z.optional(z.union([z.literal(''), z.coerce.number()])),
    amount: z.string(),
    /** what goes back, as the form shows it; 0 while it shows none */
    amountCents: z.coerce.number(),
    /** where an amount alone goes back */
    part: z.optional(z.string()),
  }),
  input: ({amount, part: _, quantity, ...whole}) => {
    const input = typeof quantity === 'number' ? {...whole, quantity} : whole
    const fieldErrors: Record<string, string[]> = {}
    if (input.amountCents === 0) fieldErrors['part'] = ['Please type an amount, such as 10.00.']
    else if (centsFromTyped(amount) !== input.amountCents)
      fieldErrors['amount'] = [`Please type ${formatCents(input.amountCents)} to confirm.`]
    return Object.keys(fieldErrors).length > 0 ? {fieldErrors} : input
  },
  done: ({amountCents}, {lineIds}) => ({
    title: lineIds.length > 0 ? 'Order refunded' : 'Amount refunded',
    description: `${formatCents(amountCents)} is on its way back.`,
  }),
  failed: {
    fallback: 'The order could not be refunded. Please try again.',
    reasons: {
      'unknown-order': UNKNOWN_ORDER,
      'not-paid': 'Nothing has been paid for this order.',
      'already-refunded': 'This order has been refunded already.',
      'not-enough-seats': 'Fewer seats are free now. Please look at the order again.',
      'amount-differs':
        'This is not what can go back: somebody has refunded a part meanwhile, or the last cents go back with the courses. Please look at the order again.',
      'refund-in-progress': 'Somebody else is refunding this order just now.',
      'already-decided': 'Somebody else has just decided the return of this order. Please look at it again.',
      'payment-disputed': PAYMENT_DISPUTED,
      'refund-failed': 'Stripe has not made the refund. The payment at Stripe says why.',
    },
  },
  outdated: ['already-refunded', 'already-decided', 'amount-differs', 'not-enough-seats'],
})

/** Sends the receipt of an order once more. */
export const resendReceipt = callAction({
  contract: resendReceiptContract,
  done: ({email, sent}) =>
    sent
      ? {title: 'Receipt sent', description: `It went to ${email}.`}
      : {title: 'Receipt queued', description: `It goes to ${email} once the mail service takes it.`},
  failed: {
    title: 'Error',
    fallback: 'The receipt could not be sent. Please try again.',
    reasons: {
      'unknown-order': UNKNOWN_ORDER,
      'not-paid': 'An order that is not paid has no receipt.',
      'no-address': 'This order has no e-mail address.',
    },
  },
})

/** Asks Stripe what it knows of an order. */
export const recheckOrder = callAction({
  contract: recheckOrderContract,
  done: ({status}) => ({title: 'Stripe has answered', description: `The order is ${status}.`}),
  failed: {
    title: 'Error',
    fallback: 'Stripe could not be asked. Please try again.',
    reasons: {
      'unknown-order': UNKNOWN_ORDER,
      'unknown-session': 'Stripe knows nothing of this order.',
      'payment-unavailable': 'Stripe does not answer just now. Please try again in a few minutes.',
    },
  },
})

/** Adds a note to an order. */
export const addOrderNote = callAction({
  contract: addOrderNoteContract,
  done: {title: 'Note added'},
  resetForm: true,
  failed: {
    fallback: 'The note could not be added. Please try again.',
    reasons: {'unknown-order': UNKNOWN_ORDER},
  },
})

/** Settles a problem. */
export const settleProblem = callAction({
  contract: settleProblemContract,
  done: {title: 'Problem settled'},
  failed: {
    title: 'Error',
    fallback: 'The problem could not be settled. Please try again.',
    reasons: {
      'unknown-problem': 'This problem no longer exists.',
      'already-settled': 'This problem has been settled already.',
    },
  },
  outdated: ['already-settled'],
})
