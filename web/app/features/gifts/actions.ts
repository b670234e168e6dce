import * as contracts from '@lectern/domain/gifts/contracts'
import {formatCents} from '@lectern/domain/money'
import {PART_WENT_BACK, PAYMENT_DISPUTED} from '~/lib/firebase/attempts/attempt'
import {callAction} from '~/lib/forms/call-action'
import {longDate} from '~/ui/content/dates'

const ACCEPTED = 'The gift has been accepted meanwhile.'
const TAKEN_BACK = 'This gift was taken back.'
const UNKNOWN = 'There is no such gift.'

/** Sends a gift again, or to another address. */
export const sendGift = callAction({
  contract: contracts.sendGift,
  done: ({sendsAt}, {email}) =>
    sendsAt > Date.now() + 60_000
      ? {title: 'Address saved', description: `The gift goes to ${email} on ${longDate(sendsAt)}.`}
      : {title: 'Gift sent', description: `The gift is on its way to ${email}.`},
  failed: {
    fallback: 'The gift could not be sent. Please try again.',
    reasons: {
      'unknown-gift': UNKNOWN,
      'gift-accepted': ACCEPTED,
      'gift-taken-back': TAKEN_BACK,
      'rate-limited':
        'It was sent often, or the address has had a lot of mail from us. Please try again later.',
    },
  },
  outdated: ['gift-accepted', 'gift-taken-back'],
})

/** Gives the money of a gift back to its giver. */
export const takeGiftBack = callAction({
  contract: contracts.takeGiftBack,
  done: ({amountCents}) => ({
    title: 'Gift taken back',
    description: `${formatCents(amountCents)} are on their way back to you.`,
  }),
  failed: {
    fallback: 'The gift could not be taken back. Please try again.',
    reasons: {
      'unknown-gift': UNKNOWN,
      'gift-accepted': `${ACCEPTED} Please write to us if you want your money back.`,
      'gift-taken-back': TAKEN_BACK,
      'amount-differs': PART_WENT_BACK,
      'refund-in-progress': 'Money of this order is being given back just now. Please try again in a moment.',
      'payment-disputed': PAYMENT_DISPUTED,
      'refund-failed': null,
    },
  },
  outdated: true,
})
