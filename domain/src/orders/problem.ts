/** What does not fit between Stripe and the orders, so that staff has to look into it. */
export const PROBLEM_KINDS = [
  /** a payment of another amount, currency, order or learner */
  'payment-mismatch',
  /** a second payment for an order, or for a course */
  'paid-twice',
  /** money that was sent back and did not arrive */
  'refund-failed',
  /** a part of a payment that was given back at Stripe */
  'partial-refund',
  /** a payment that its owner's bank wants back */
  'dispute',
  /** a dispute that the bank has decided for the payer: the money is gone, and the courses wait for a decision */
  'dispute-lost',
  /** a payment whose order cannot be written again */
  'order-missing',
  /** a paid order whose learner has no account */
  'account-missing',
  /** an order that is paid, or being paid by transfer, of which Stripe knows no payment */
  'payment-missing',
  /** an order whose document is none: something in it is missing, or is of another kind */
  'order-malformed',
  /** a transfer to a teacher that is not the one of its payout, or differs from it in amount or account */
  'transfer-unknown',
  /** a payout that counts as sent, of whose transfer Stripe knows nothing */
  'transfer-missing',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

interface ProblemWords {
  subject: string
  /** what has happened */
  sentence: string
  /** what can be done */
  advice: string
}

/** The words for a problem, in the mail to staff and on their screens. */
export const problemWords: Readonly<Record<ProblemKind, ProblemWords>> = {
  'payment-mismatch': {
    subject: 'A payment does not match its order',
    sentence:
      'Stripe has a payment that differs from the order it was made for. Nothing was handed out, and the order waits until this is settled.',
    advice:
      'Look at Stripe who has paid what, and refund it there in full, which settles this and ends the order. Where you agree on something else, settle this with what you agreed.',
  },
  'paid-twice': {
    subject: 'A second payment',
    sentence:
      'Stripe has a payment for an order, or for a course, that the learner had paid before. One of the two has to be given back.',
    advice:
      'Where both payments have an order, refund one of the two orders. A second payment for this same order is refunded at Stripe. Then settle this here.',
  },
  'refund-failed': {
    subject: 'A refund has failed',
    sentence:
      'Money that was sent back has not arrived, and is in the Stripe account again. The learner has their courses until you refund it again or agree on another way.',
    advice:
      'Refund the order again, which settles this by itself. Where the card or account is closed, agree with the learner on another way, and settle this with what you agreed.',
  },
  'partial-refund': {
    subject: 'A part of a payment was given back',
    sentence:
      'A part of the money of an order was given back at Stripe. The order counts as paid in full, and the learner has all of its courses.',
    advice:
      'Where the learner should not have the courses, refund the rest of the order, which settles this by itself. Otherwise settle this with what you agreed.',
  },
  dispute: {
    subject: 'A payment is disputed',
    sentence:
      'The bank of whoever paid wants the money back. The learner keeps their courses; please answer in the Stripe dashboard before the date it names.',
    advice: 'Answer at Stripe before the date below. This settles itself with the decision of the bank.',
  },
  'dispute-lost': {
    subject: 'A dispute is lost',
    sentence:
      'The bank has given the money back to whoever paid. It counts as given back and cannot be refunded any more. The learner has their courses until you decide.',
    advice:
      'Withdraw the courses where the payment was a fraud, or the money was asked back past you. Leave them where the bank has decided wrongly.',
  },
  'order-missing': {
    subject: 'A payment has no order',
    sentence:
      'Stripe has a payment of ours whose order is missing and cannot be written again from what Stripe knows.',
    advice: 'Write to the address below, and refund the payment at Stripe. Then settle this here.',
  },
  'account-missing': {
    subject: 'A paid order has no account',
    sentence:
      'The order of a payment was written again, and the account it belongs to is missing. The courses wait under its id.',
    advice:
      'Ask the learner which account is theirs, or refund the order. Then settle this with what you agreed.',
  },
  'payment-missing': {
    subject: 'A paid order has no payment',
    sentence: 'An order counts as paid, or as being paid, and Stripe knows of no payment for it.',
    advice:
      'See whether the shop has the keys of the Stripe account in which the order was paid, and ask Stripe again. Then settle this here, which ends an order that is not paid.',
  },
  'order-malformed': {
    subject: 'An order cannot be read',
    sentence:
      'The document of an order has something in it that no order can have, so that the lists leave the order out.',
    advice:
      'Ask a developer to mend the field below in the database. Everything else about the order is at Stripe. Then settle this here.',
  },
  'transfer-unknown': {
    subject: 'A transfer does not match a payout',
    sentence:
      'Stripe has sent money to a teacher that no payout of the shop accounts for, or another amount, or to another account, than its payout says.',
    advice:
      'Where the payout named below has failed, try it again: it then takes this transfer over. Otherwise reverse the transfer at Stripe, which settles this by itself, or correct the balance of the teacher by what they have got, and settle this here.',
  },
  'transfer-missing': {
    subject: 'A payout has no transfer',
    sentence: 'A payout to a teacher counts as sent, and Stripe knows of no transfer for it.',
    advice:
      'See whether the shop has the keys of the Stripe account from which it was sent. Where nothing was sent, add the amount to the balance of the teacher, and the next run pays it. Then settle this here.',
  },
}
