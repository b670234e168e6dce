import {testComplaints} from './complains.ts'
import {stateRules} from './state-rules.ts'
import {file, leavePending, order, single} from './sound-books.ts'

testComplaints(stateRules, [
  [
    'every pending order can still be paid',
    [
      [
        'without a session',
        (books) => {
          leavePending(books, 'open')
          order(books).checkoutSessionId = null
        },
      ],
      [
        'with a session that has expired',
        (books) => {
          leavePending(books, 'open')
          single(books.ledger.sessions).status = 'expired'
        },
      ],
      ['with a transfer that it does not know of', (books) => leavePending(books, 'complete')],
    ],
  ],
  [
    'an order that has ended is not open',
    [
      [
        'expired, with an open payment page',
        (books) => {
          leavePending(books, 'open')
          order(books).status = 'expired'
        },
      ],
    ],
  ],
  ['a failed order says why', [['no reason', (books) => (order(books).status = 'failed')]]],
  [
    'every open checkout is of a pending order',
    [['of a paid order', (books) => (books.database.checkouts = {ada: {orderId: 'one'}})]],
  ],
  [
    'every open problem is explained',
    [['a payment of another amount', (books) => file(books, 'payment-mismatch', 'cs_1')]],
  ],
  [
    'all news of the payments has come or was lost',
    [['one waits', (books) => (books.waitingEvents = [{id: 'evt_1', type: 'charge.refunded'}])]],
  ],
])
