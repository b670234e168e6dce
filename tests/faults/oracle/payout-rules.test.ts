import {expect, test} from 'vitest'
import type {Books} from './books.ts'
import {testComplaints} from './complains.ts'
import {judge} from './oracle.ts'
import {payoutRules} from './payout-rules.ts'
import {payTess, single, soundBooks} from './sound-books.ts'

const reverse = (books: Books, cents: number, reversed: boolean) =>
  Object.assign(single(books.ledger.transfers), {amount_reversed: cents, reversed})

testComplaints(payoutRules, [
  [
    'every payout is one transfer, and is taken from its teacher once',
    [
      ['it was sent without a transfer', (books) => payTess(books) && (books.ledger.transfers = [])],
      [
        'it was sent twice',
        (books) =>
          payTess(books) && books.ledger.transfers.push({...single(books.ledger.transfers), id: 'tr_2'}),
      ],
      ['it has another transfer', (books) => (payTess(books).transferId = 'tr_2')],
      [
        'it has one of another amount',
        (books) => payTess(books) && (single(books.ledger.transfers).amount = 1),
      ],
      [
        'somebody else has got it',
        (books) => payTess(books) && (single(books.ledger.transfers).destination = 'acct_eve'),
      ],
      ['it is under way for ever', (books) => (payTess(books).state = 'planned')],
      ['it has failed, and was sent', (books) => failAfter(books, false)],
      ['a transfer has no payout', (books) => payTess(books) && (books.database.payouts = {})],
      ['it was not taken', (books) => payTess(books) && (books.database.ledger = {})],
      [
        'it was taken twice',
        (books) => payTess(books) && (books.database.ledger['2'] = {payoutId: 'tess-1', amountCents: -2500}),
      ],
      [
        'a part was taken back, which it does not know',
        (books) => payTess(books) && reverse(books, 500, false),
      ],
      ['all was taken back, which it does not know', (books) => payTess(books) && reverse(books, 2500, true)],
    ],
  ],
])

/** It counts as failed, and is in the balance again. */
function failAfter(books: Books, reversed: boolean): void {
  payTess(books).state = 'failed'
  books.database.ledger['back'] = {payoutId: 'tess-1', amountCents: 2500}
  if (reversed) reverse(books, 2500, true)
}

test.for<[string, (books: Books) => unknown]>([
  ['a payout with its transfer', payTess],
  ['one that was taken back, and is in the balance again', (books) => failAfter(books, true)],
  [
    'money that was sent for another reason',
    (books) =>
      payTess(books) &&
      books.ledger.transfers.push({...single(books.ledger.transfers), id: 'tr_2', metadata: {}}),
  ],
])('nothing is wrong with %s', ([, change]) => {
  expect(judge(soundBooks((books) => void change(books)))).toEqual([])
})
