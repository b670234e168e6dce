import {testComplaints} from './complains.ts'
import {mailRules} from './mail-rules.ts'
import {accept, file, order, single} from './sound-books.ts'

testComplaints(mailRules, [
  [
    'every paid order has its receipt',
    [
      ['it was never queued', (books) => (books.database.mail = {})],
      ['it counts as sent', (books) => (books.mails = [])],
      [
        'it was given up',
        (books) =>
          Object.assign(single(books.database.mail), {state: 'failed', lastError: '503 Unavailable'}),
      ],
    ],
  ],
  [
    'every receipt is of a paid order',
    [
      ['an order that failed', (books) => (order(books).status = 'failed')],
      ['another learner', (books) => (order(books).email = 'ben@x.test')],
    ],
  ],
  [
    'whoever waits for news gets it',
    [
      [
        'of a transfer that failed',
        (books) => Object.assign(order(books), {status: 'failed', failure: 'transfer-failed'}),
      ],
      ['of a return', (books) => (books.database.returns = {one: {status: 'rejected'}})],
      [
        'of a problem',
        (books) => {
          file(books, 'dispute', 'dp_1')
          books.mails.pop()
        },
      ],
    ],
  ],
  ['no mail waits', [['one does', (books) => (single(books.database.mail).state = 'queued')]]],
  [
    'no mail goes twice',
    [
      ['it does', (books) => accept(books, 'receipt-one', ['receipt'])],
      [
        'it goes a third time, and one answer was lost',
        (books) => {
          single(books.mails).answerLost = true
          accept(books, 'receipt-one', ['receipt'])
          accept(books, 'receipt-one', ['receipt'])
        },
      ],
    ],
  ],
  ['every mail that went was due', [['one that nobody queued', (books) => accept(books, 'return-one', [])]]],
])
