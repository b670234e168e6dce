import {randomInt} from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function random(length: number) {
  let text = ''
  for (let i = 0; i < length; i += 1) text += ALPHABET[randomInt(ALPHABET.length)]
  return text
}

/** A new identifier of the shape Stripe gives to that kind of object. */
export const newId = {
  session: () => `cs_test_${random(58)}`,
  lineItem: () => `li_1${random(23)}`,
  coupon: () => random(8),
  price: () => `price_1${random(23)}`,
  product: () => `prod_${random(14)}`,
  paymentIntent: () => `pi_3${random(23)}`,
  paymentMethod: () => `pm_1${random(23)}`,
  charge: () => `ch_3${random(23)}`,
  taxRate: () => `txr_1${random(23)}`,
  refund: () => `re_3${random(23)}`,
  dispute: () => `dp_1${random(23)}`,
  balanceTransaction: () => `txn_1${random(23)}`,
  account: () => `acct_1${random(15)}`,
  bankAccount: () => `ba_1${random(23)}`,
  transfer: () => `tr_1${random(23)}`,
  transferReversal: () => `trr_1${random(23)}`,
  destinationPayment: () => `py_1${random(23)}`,
  payout: () => `po_1${random(23)}`,
  pageLink: () => random(32),
  event: () => `evt_1${random(23)}`,
  request: () => `req_${random(14)}`,
  secret: () => random(25),
}
