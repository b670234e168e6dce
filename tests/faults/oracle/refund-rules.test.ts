import {testComplaints} from './complains.ts'
import {refundRules} from './refund-rules.ts'
import {
  charge,
  dispute,
  failRefund,
  file,
  lose,
  order,
  refund,
  refundLine,
  refundPart,
  seatBen,
  single,
  stripeRefund,
} from './sound-books.ts'

/** One of two seats. */
const failedSeat = {amountCents: 2999, lines: [{lineId: '1', amountCents: 2999, quantity: 1}]}

testComplaints(refundRules, [
  [
    'money given back makes an order refunded',
    [
      ['an order that is still completed', (books) => Object.assign(charge(books), {refunded: true})],
      [
        'an order that is refunded without money',
        (books) => {
          refund(books)
          charge(books).refunded = false
        },
      ],
    ],
  ],
  [
    'no payment is given back more than once',
    [
      ['too much', (books) => (charge(books).amount_refunded = 6000)],
      ['less than nothing', (books) => (charge(books).amount_refunded = -1)],
      [
        'refunded, and taken back by a bank',
        (books) => {
          lose(books, 'left')
          refundPart(books)
        },
      ],
    ],
  ],
  [
    'what banks have taken back counts as given back',
    [
      ['it does not', (books) => dispute(books, 'lost', 'now')],
      [
        'another amount',
        (books) => {
          lose(books, 'left')
          order(books).chargeback = {amountCents: 1, courses: 'left'}
        },
      ],
      [
        'a dispute that was won',
        (books) => {
          lose(books, 'left')
          single(books.ledger.disputes).status = 'won'
        },
      ],
    ],
  ],
  [
    'staff decides about the courses of every lost dispute, once',
    [
      [
        'nobody was asked',
        (books) => {
          lose(books, 'undecided')
          delete books.database.problems['dispute-lost-dp_1']
        },
      ],
      [
        'they are still asked',
        (books) => {
          lose(books, 'undecided')
          order(books).chargeback = {amountCents: 5999, courses: 'left'}
        },
      ],
    ],
  ],
  [
    'staff knows of every refund that failed',
    [
      [
        'nobody was told',
        (books) => {
          failRefund(books)
          books.database.problems = {}
        },
      ],
    ],
  ],
  [
    'every refund of Stripe is one of its order',
    [
      [
        'nobody has stored it',
        (books) => {
          refundPart(books)
          books.database.refunds = {}
        },
      ],
      ['in another state', (books) => (refundPart(books), (single(books.database.refunds).state = 'failed'))],
      [
        'of another amount',
        (books) => (refundPart(books), (single(books.database.refunds).amountCents = 99)),
      ],
      [
        'stored twice',
        (books) => {
          refundPart(books)
          books.database.refunds['one/again'] = {...single(books.database.refunds)}
        },
      ],
    ],
  ],
  [
    'each refund that was begun is made once',
    [
      [
        'made twice',
        (books) => {
          refundPart(books)
          const made = {...single(books.ledger.refunds), metadata: {refundId: 'r'}}
          books.ledger.refunds = [made, {...made, id: 're_2'}]
        },
      ],
      [
        'nobody goes on with it',
        (books) =>
          (books.database.refunds = {
            'one/r': {state: 'begun', amountCents: 1, lines: [], stripeId: null},
          }),
      ],
      ['the order waits for it', (books) => (order(books).staffRefund = {by: 'sam'})],
    ],
  ],
  [
    'an order says what was given back of it and its lines',
    [
      ['less', (books) => (refundPart(books), (order(books).refundedCents = 0))],
      [
        'more than was paid',
        (books) => {
          refundPart(books)
          single(books.database.refunds).amountCents = 6000
          order(books).refundedCents = 6000
        },
      ],
      ['all, and it is completed', (books) => (refund(books), (order(books).status = 'completed'))],
      [
        'of a line another amount',
        (books) => (refundLine(books), Object.assign(order(books).items[1] ?? {}, {refundedCents: 1})),
      ],
      [
        'a line that was not given back',
        (books) => (refundLine(books), Object.assign(order(books).items[0] ?? {}, {isGivenBack: true})),
      ],
    ],
  ],
  [
    'a refund of lines goes to them to the cent',
    [
      [
        'one of them gets less',
        (books) => {
          refundLine(books)
          single(books.database.refunds).lines = [{lineId: '2', amountCents: 3998}]
        },
      ],
    ],
  ],
  [
    'a failed refund is open until the money is given back',
    [
      [
        'settled too early',
        (books) => {
          failRefund(books)
          single(books.database.problems).settledAt = 'now'
        },
      ],
      [
        'still open',
        (books) => {
          failRefund(books)
          refund(books)
          books.ledger.refunds.unshift({
            ...stripeRefund,
            id: 're_0',
            amount: 5999,
            status: 'failed',
            created: 0,
          })
          file(books, 'refund-failed', 're_0')
        },
      ],
      [
        'settled of one of two, which have both failed',
        (books) => {
          failRefund(books)
          books.ledger.refunds.unshift({
            ...stripeRefund,
            id: 're_0',
            amount: 5999,
            status: 'failed',
            created: 0,
          })
          file(books, 'refund-failed', 're_0', 'now')
        },
      ],
      [
        'settled of some seats, as the others were given back',
        (books) => {
          seatBen(books)
          refundPart(books)
          Object.assign(single(order(books).items), {isGivenBack: true, refundedCents: 3000})
          books.database.refunds = {
            'one/re_0': {...failedSeat, state: 'failed', stripeId: 're_0'},
            'one/re_1': {...single(books.database.refunds), lines: [{lineId: '1', amountCents: 3000}]},
          }
          books.ledger.refunds.unshift({...stripeRefund, id: 're_0', amount: 2999, status: 'failed'})
          file(books, 'refund-failed', 're_0', 'now')
        },
      ],
      ['an order that says so without reason', (books) => (order(books).problem = 'refund-failed')],
    ],
  ],
  [
    'staff knows of every dispute and how it ended',
    [
      [
        'nobody was told',
        (books) => {
          dispute(books, 'won', 'now')
          books.database.problems = {}
        },
      ],
      [
        'an order that says something else',
        (books) => {
          dispute(books, 'won', 'now')
          order(books).dispute = {id: 'dp_1', status: 'needs_response'}
        },
      ],
      ['over, and still open', (books) => dispute(books, 'won', null)],
      ['not over, and settled', (books) => dispute(books, 'needs_response', 'now')],
    ],
  ],
  [
    'a return ends as its order does',
    [
      [
        'approved, and the order is completed',
        (books) => (books.database.returns = {one: {status: 'approved'}}),
      ],
      [
        'of a course that was not given back, and approved',
        (books) => {
          refundLine(books)
          books.database.returns = {one: {status: 'approved', courseIds: ['typography']}}
        },
      ],
      [
        'to be refunded again, and the order is refunded',
        (books) => {
          refund(books)
          books.database.returns = {one: {status: 'approved', refundFailedAt: 'then'}}
        },
      ],
    ],
  ],
])
