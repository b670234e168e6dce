import {testComplaints} from './complains.ts'
import {moneyRules} from './money-rules.ts'
import {bundleOf, buyAgain, buyBundle, failRefund, file, give, order, single} from './sound-books.ts'

testComplaints(moneyRules, [
  [
    'every payment has its order',
    [
      ['no order', (books) => (books.database.orders = {})],
      ['an order that is not paid', (books) => (order(books).status = 'expired')],
      ['an order of another amount', (books) => (order(books).amountCents = 1)],
      ["somebody else's order", (books) => (order(books).userId = 'ben')],
      [
        'an order that another payment has paid',
        (books) =>
          books.ledger.sessions.push({...single(books.ledger.sessions), id: 'cs_2', payment_intent: 'pi_2'}),
      ],
    ],
  ],
  [
    'every paid order has its payment',
    [
      ['no payment', (books) => (books.ledger.sessions = [])],
      ['a payment that was not made', (books) => (single(books.ledger.sessions).payment_status = 'unpaid')],
    ],
  ],
  [
    'an order costs what its courses cost',
    [['another price', (books) => (single(order(books).items).priceCents = 1)]],
  ],
  [
    'every completed order gives its courses',
    [
      ['no course', (books) => (books.database.enrollments = {})],
      ['the course of another order', (books) => (single(books.database.enrollments).orderIds = ['another'])],
    ],
  ],
  [
    'every course is paid',
    [
      ['an order that was refunded', (books) => (order(books).status = 'refunded')],
      ['no order', (books) => (single(books.database.enrollments).orderIds = [])],
      [
        'an order that is unknown',
        (books) => (single(books.database.enrollments).orderIds = ['one', 'gone']),
      ],
      ['another first order', (books) => (single(books.database.enrollments).orderId = 'another')],
    ],
  ],
  [
    'every course that was given says why and by whom',
    [
      ['no reason', (books) => delete give(books).grantReason],
      ['nobody who gave it', (books) => delete give(books).grantedBy],
    ],
  ],
  [
    'a bundle is shared over its courses, to the cent',
    [
      [
        'shares of another price',
        (books) => {
          buyBundle(books)
          Object.assign(bundleOf(books).courses?.[0] ?? {}, {shareCents: 3999})
        },
      ],
      [
        'another course',
        (books) => {
          buyBundle(books)
          bundleOf(books).courseIds = ['typography', 'ink']
        },
      ],
    ],
  ],
  [
    'nobody pays twice for a course',
    [
      ['two orders', buyAgain],
      [
        'bought again before its refund failed, and nobody was told',
        (books) => {
          failRefund(books)
          buyAgain(books)
        },
      ],
      [
        'a bundle of courses that all were theirs',
        (books) => {
          buyBundle(books)
          const [line] = order(books).items
          if (line) order(books).items.push({...line, lineId: '2', courseIds: ['colour'], priceCents: 0})
          Object.assign(books.database.enrollments['ada_colour'] ?? {}, {
            orderId: 'one',
            orderIds: ['one', 'two'],
          })
        },
      ],
    ],
  ],
  [
    'staff is told of what was paid twice alone',
    [
      [
        'a bundle that has a course of theirs',
        (books) => {
          buyBundle(books)
          file(books, 'paid-twice', 'cs_1')
        },
      ],
    ],
  ],
])
