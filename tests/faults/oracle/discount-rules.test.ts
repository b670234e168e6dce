import type {Books} from './books.ts'
import {testComplaints} from './complains.ts'
import {discountRules} from './discount-rules.ts'
import {order, single, useCode} from './sound-books.ts'

/** Books with a discount, and what is then changed in them. */
const brokenCode = (change: (books: Books) => unknown) => (books: Books) => {
  useCode(books)
  change(books)
}

const metadataOf = (books: Books) => single(books.ledger.sessions).metadata ?? {}

testComplaints(discountRules, [
  [
    'a discount is the sum of its shares',
    [
      ['another share', brokenCode((books) => (single(order(books).items).discountCents = 2999))],
      ['a share of no discount', (books) => (single(order(books).items).discountCents = 1)],
    ],
  ],
  [
    'a payment has the discount of its order',
    [
      ['another', brokenCode((books) => Object.assign(metadataOf(books), {discountCents: '1'}))],
      ['none', brokenCode((books) => delete metadataOf(books)['discountCents'])],
    ],
  ],
  [
    'a code is used as its order was paid',
    [
      ['released, and paid', brokenCode((books) => (single(books.database.discountUses).state = 'released'))],
      ['not at all', brokenCode((books) => (books.database.discountUses = {}))],
      ['by another', brokenCode((books) => (single(books.database.discountUses).userId = 'ben'))],
      ['by no order', brokenCode((books) => (books.database.orders = {}))],
      ['unnamed', brokenCode((books) => delete order(books).discount)],
    ],
  ],
  [
    'a code is used no more often than it may be, and counted',
    [
      ['in all', brokenCode((books) => (single(books.database.discountCodes).maxUses = 0))],
      ['by one', brokenCode((books) => (single(books.database.discountCodes).maxUsesPerPerson = 0))],
      ['not counted', brokenCode((books) => (single(books.database.discountCodes).used = 0))],
      ['still reserved', brokenCode((books) => (single(books.database.discountCodes).reserved = 1))],
      ['for less', brokenCode((books) => (single(books.database.discountCodes).discountedCents = 1))],
    ],
  ],
])
