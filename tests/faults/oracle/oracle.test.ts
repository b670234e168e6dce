import {describe, expect, test} from 'vitest'
import type {Books, Database} from './books.ts'
import {judge, rules, totalsOf} from './oracle.ts'

/** The books of a shop that has sold one course, with whatever is changed in them. */
function soundBooks(change: (books: Books) => void = () => {}): Books {
  const books: Books = {
    ledger: {
      sessions: [
        {
          id: 'cs_1',
          status: 'complete',
          payment_status: 'paid',
          payment_intent: 'pi_1',
          amount_total: 5999,
          total_details: {amount_discount: 0},
          currency: 'usd',
          client_reference_id: 'ada',
          metadata: {orderId: 'one'},
        },
      ],
      paymentIntents: [{id: 'pi_1', status: 'succeeded'}],
      charges: [
        {id: 'ch_1', payment_intent: 'pi_1', paid: true, amount: 5999, amount_refunded: 0, refunded: false},
      ],
      refunds: [],
      disputes: [],
    },
    waitingEvents: [],
    mails: [
      {
        name: '<receipt-one@mail.test>',
        to: ['ada@x.test'],
        tags: ['receipt'],
        receivedAt: 50_000,
        answerLost: false,
      },
    ],
    database: {
      orders: {
        one: {
          userId: 'ada',
          email: 'ada@x.test',
          amountCents: 5999,
          currency: 'usd',
          status: 'completed',
          items: [
            {
              lineId: '1',
              courseIds: ['typography'],
              priceCents: 5999,
              discountCents: 0,
              refundedCents: 0,
            },
          ],
          refundedCents: 0,
          checkoutSessionId: 'cs_1',
          paymentIntentId: 'pi_1',
          paymentProcessing: false,
        },
      },
      enrollments: {
        ada_typography: {userId: 'ada', courseId: 'typography', orderId: 'one', orderIds: ['one']},
      },
      claims: {},
      checkouts: {},
      discountCodes: {},
      discountUses: {},
      refunds: {},
      returns: {},
      problems: {},
      mail: {'receipt-one': sent('receipt')},
    },
    interruptions: [],
  }
  change(books)
  return books
}

function sent(kind: string): Books['database']['mail'][string] {
  return {to: ['ada@x.test'], content: {kind}, state: 'sent', lastError: null}
}

/** The only one of its kind in the books. */
function single<T>(rows: Record<string, T> | T[]): T {
  const [row] = Object.values(rows)
  if (row === undefined) throw new Error('There is none.')
  return row
}

const order = (books: Books) => single(books.database.orders)
const charge = (books: Books) => single(books.ledger.charges)

/** What was bought is a gift, which Ben has accepted. */
function giveToBen(books: Books): Database['claims'][string] {
  const claim = {
    orderId: 'one',
    lineId: '1',
    giverId: 'ada',
    state: 'accepted' as const,
    uid: 'ben',
    acceptedAt: 1,
    mails: 1,
    expireAt: null,
  }
  single(order(books).items).for = 'gift'
  books.database.claims = {'one-1': claim}
  books.database.enrollments = {
    ben_typography: {userId: 'ben', courseId: 'typography', orderId: 'one', orderIds: ['one']},
  }
  books.database.mail['gift-accepted-one-1'] = sent('gift-accepted')
  return claim
}

/** Staff gives a course that nobody pays. */
function give(books: Books): Database['enrollments'][string] {
  const given = {
    userId: 'ada',
    courseId: 'lettering',
    orderId: null,
    orderIds: [],
    source: 'grant' as const,
    grantReason: 'She teaches it',
    grantedBy: 'sam',
  }
  books.database.enrollments['ada_lettering'] = given
  return given
}

/** Gives the money back, and everything that follows. */
function refund(books: Books): void {
  books.ledger.refunds = [{...stripeRefund, amount: 5999, status: 'succeeded'}]
  books.database.refunds = {'one/re_1': {state: 'made', amountCents: 5999, lines: [], stripeId: 're_1'}}
  Object.assign(charge(books), {amount_refunded: 5999, refunded: true})
  Object.assign(order(books), {status: 'refunded', refundedCents: 5999})
  Object.assign(single(order(books).items), {isGivenBack: true})
  books.database.enrollments = {}
}

/** The money comes back, and everything that follows. */
function failRefund(books: Books): void {
  books.ledger.refunds = [{...stripeRefund, amount: 5999, status: 'failed'}]
  books.database.refunds = {'one/re_1': {state: 'failed', amountCents: 5999, lines: [], stripeId: 're_1'}}
  order(books).problem = 'refund-failed'
  file(books, 'refund-failed', 're_1')
}

/** An amount is given back beside the lines. */
function refundPart(books: Books): void {
  books.ledger.refunds = [{...stripeRefund, amount: 100, status: 'succeeded'}]
  books.database.refunds = {'one/re_1': {state: 'made', amountCents: 100, lines: [], stripeId: 're_1'}}
  Object.assign(charge(books), {amount_refunded: 100})
  order(books).refundedCents = 100
}

/** One of two lines is given back with its course. */
function refundLine(books: Books): void {
  const [line] = order(books).items
  if (!line) throw new Error('There is no line.')
  order(books).items = [
    {...line, priceCents: 2000},
    {...line, lineId: '2', courseIds: ['colour'], priceCents: 3999, refundedCents: 3999, isGivenBack: true},
  ]
  refundPart(books)
  Object.assign(single(books.ledger.refunds), {amount: 3999})
  Object.assign(charge(books), {amount_refunded: 3999})
  order(books).refundedCents = 3999
  Object.assign(single(books.database.refunds), {
    amountCents: 3999,
    lines: [{lineId: '2', amountCents: 3999}],
  })
}

const stripeRefund = {id: 're_1', payment_intent: 'pi_1', created: 1, metadata: {}}

function dispute(books: Books, status: string, settledAt: string | null): void {
  books.ledger.disputes = [{id: 'dp_1', payment_intent: 'pi_1', amount: 5999, status}]
  order(books).dispute = {id: 'dp_1', status}
  file(books, 'dispute', 'dp_1', settledAt)
}

/** A bank has taken the money back, and staff have decided about the courses, or not yet. */
function lose(books: Books, courses: 'undecided' | 'left' | 'withdrawn'): void {
  dispute(books, 'lost', 'now')
  order(books).chargeback = {amountCents: 5999, courses}
  if (courses === 'withdrawn') books.database.enrollments = {}
  file(books, 'dispute-lost', 'dp_1', courses === 'undecided' ? null : 'now')
}

function file(books: Books, kind: string, about: string, settledAt: string | null = null): void {
  books.database.problems[`${kind}-${about}`] = {kind, orderId: 'one', settledAt}
  books.database.mail[`problem-${kind}-${about}`] = sent('problem')
  accept(books, `problem-${kind}-${about}`, ['problem'])
}

function accept(books: Books, mailId: string, tags: string[], receivedAt = 60_000): void {
  books.mails.push({name: `<${mailId}@mail.test>`, to: ['ada@x.test'], tags, receivedAt, answerLost: false})
}

/** The same course once more, in an order and a payment of their own. */
function buyAgain(books: Books): void {
  books.ledger.sessions.push({
    ...single(books.ledger.sessions),
    id: 'cs_2',
    payment_intent: 'pi_2',
    metadata: {orderId: 'two'},
  })
  books.ledger.paymentIntents.push({id: 'pi_2', status: 'succeeded'})
  books.ledger.charges.push({...charge(books), id: 'ch_2', payment_intent: 'pi_2'})
  books.database.orders['two'] = {...order(books), checkoutSessionId: 'cs_2', paymentIntentId: 'pi_2'}
  single(books.database.enrollments).orderIds = ['one', 'two']
  books.database.mail['receipt-two'] = sent('receipt')
  accept(books, 'receipt-two', ['receipt'])
}

/** A bundle of the course that they have and another, in an order and a payment of its own. */
function buyBundle(books: Books): void {
  buyAgain(books)
  const courses = [
    {courseId: 'typography', shareCents: 4000},
    {courseId: 'colour', shareCents: 1999},
  ]
  const items = order(books).items.map((line) => ({...line, courseIds: ['typography', 'colour'], courses}))
  Object.assign(books.database.orders['two'] ?? {}, {items})
  books.database.enrollments['ada_colour'] = {
    userId: 'ada',
    courseId: 'colour',
    orderId: 'two',
    orderIds: ['two'],
  }
}

/** The only line of the bundle's order. */
const bundleOf = (books: Books) => single(books.database.orders['two']?.items ?? [])

/** Half of it was paid with a code that may be used once. */
function useCode(books: Books): void {
  const discount = {code: 'HALF', discountCents: 3000}
  Object.assign(order(books), {discount, amountCents: 2999})
  single(order(books).items).discountCents = 3000
  Object.assign(single(books.ledger.sessions), {amount_total: 2999, total_details: {amount_discount: 3000}})
  Object.assign(charge(books), {amount: 2999})
  books.database.discountUses = {one: {...discount, userId: 'ada', state: 'used'}}
  books.database.discountCodes = {
    HALF: {maxUses: 1, maxUsesPerPerson: 1, reserved: 0, used: 1, discountedCents: 3000},
  }
}

function leavePending(books: Books, status: 'open' | 'complete'): void {
  Object.assign(order(books), {status: 'pending', paymentIntentId: null})
  Object.assign(single(books.ledger.sessions), {status, payment_status: 'unpaid'})
  Object.assign(single(books.ledger.paymentIntents), {status: 'processing'})
  Object.assign(charge(books), {paid: false})
  books.database.enrollments = {}
  books.database.mail = {}
  books.mails = []
}

describe('nothing is wrong', () => {
  test.each<[string, (books: Books) => void]>([
    ['with a paid order', () => {}],
    ['with a refund', refund],
    ['with a discount', useCode],
    [
      'with a discount of an order that waits to be paid',
      (books) => {
        useCode(books)
        leavePending(books, 'open')
        single(books.database.discountUses).state = 'reserved'
        Object.assign(single(books.database.discountCodes), {reserved: 1, used: 0, discountedCents: 0})
      },
    ],
    ['with a bundle that has a course of theirs', buyBundle],
    [
      'with a bundle that a return names by one of its courses, and that is refunded',
      (books) => {
        refundLine(books)
        for (const line of order(books).items) if (line.lineId === '2') line.courseIds = ['colour', 'ink']
        books.database.returns = {one: {status: 'approved', courseIds: ['ink']}}
        books.database.mail['return-one'] = sent('return-decided')
        accept(books, 'return-one', ['return-decided'])
      },
    ],
    ['with a refund that has failed', failRefund],
    ['with a refund of a part', refundPart],
    ['with an open dispute', (books) => dispute(books, 'needs_response', null)],
    ['with a dispute that is over', (books) => dispute(books, 'won', 'now')],
    ['with a dispute that is lost', (books) => lose(books, 'undecided')],
    ['with the courses of a lost dispute withdrawn', (books) => lose(books, 'withdrawn')],
    [
      'with a return that a lost dispute has closed',
      (books) => {
        lose(books, 'left')
        books.database.returns = {one: {status: 'approved'}}
        books.database.mail['return-one'] = sent('return-decided')
        accept(books, 'return-one', ['return-decided'])
      },
    ],
    ['with a payment page that is open', (books) => leavePending(books, 'open')],
    [
      'with a transfer under way',
      (books) => {
        leavePending(books, 'complete')
        order(books).paymentProcessing = true
      },
    ],
    [
      'with a mail that went twice, because its answer was lost',
      (books) => {
        single(books.mails).answerLost = true
        accept(books, 'receipt-one', ['receipt'])
      },
    ],
    [
      'with a mail that went twice, because the shop was killed as it went',
      (books) => {
        books.interruptions = [{from: 49_000, to: 51_000}]
        accept(books, 'receipt-one', ['receipt'], 90_000)
      },
    ],
    [
      'with a receipt to an address that the mail service refuses',
      (books) => {
        books.mails = []
        Object.assign(single(books.database.mail), {
          state: 'failed',
          lastError: "'to' parameter is not a valid address",
        })
      },
    ],
    [
      'with a course that was paid twice after the database had forgotten the first, where staff knows',
      (books) => {
        buyAgain(books)
        order(books).restoredAt = 'now'
        file(books, 'paid-twice', 'cs_1')
      },
    ],
    [
      'a course that was bought again before its refund failed',
      (books) => {
        failRefund(books)
        buyAgain(books)
        delete books.database.orders['two']?.problem
        file(books, 'paid-twice', 'cs_1')
      },
    ],
  ])('%s', (_, change) => {
    expect(judge(soundBooks(change))).toEqual([])
  })
})

/** Books with a discount, and what is then changed in them. */
const brokenCode = (change: (books: Books) => unknown) => (books: Books) => {
  useCode(books)
  change(books)
}

/** What breaks each rule. */
const WRONG: [rule: string, wrong: [what: string, change: (books: Books) => void][]][] = [
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
      [
        'another',
        brokenCode((books) => (single(books.ledger.sessions).total_details = {amount_discount: 1})),
      ],
      ['none', brokenCode((books) => (single(books.ledger.sessions).total_details = null))],
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
  [
    'every paid gift is one that can be accepted',
    [
      ['there is none', (books) => (giveToBen(books), (books.database.claims = {}))],
      ['it waits for its payment', (books) => Object.assign(giveToBen(books), {expireAt: 1})],
      ['it is somebody else’s', (books) => Object.assign(giveToBen(books), {giverId: 'eve'})],
    ],
  ],
  [
    'a gift ends as its line does',
    [
      ['it was given back, and can be accepted', (books) => (giveToBen(books), refund(books))],
      [
        'it cannot be accepted, and was not given back',
        (books) => Object.assign(giveToBen(books), {state: 'refunded'}),
      ],
      ['its money never arrives', (books) => Object.assign(giveToBen(books), {state: 'revoked', uid: null})],
    ],
  ],
  [
    'nobody accepts what is not paid',
    [['somebody has', (books) => (giveToBen(books), Object.assign(order(books), {status: 'expired'}))]],
  ],
  [
    'the giver is told of every gift that was accepted',
    [['nobody told them', (books) => (giveToBen(books), delete books.database.mail['gift-accepted-one-1'])]],
  ],
  [
    'no giver has a course by buying a gift',
    [
      [
        'they do',
        (books) => {
          const had = single(books.database.enrollments)
          giveToBen(books)
          books.database.enrollments['ada_typography'] = had
        },
      ],
    ],
  ],
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
]

test('every rule has books that break it', () => {
  expect(WRONG.map(([rule]) => rule)).toEqual(Object.keys(rules))
})

describe.each(WRONG)('the oracle complains: %s', (rule, wrong) => {
  test.each(wrong)('%s', (_, change) => {
    expect(judge(soundBooks(change)).map((violation) => violation.rule)).toContain(rule)
  })
})

test('a gift is owned by whoever has accepted it, and by nobody before', () => {
  expect(judge(soundBooks(giveToBen))).toEqual([])
  const open = soundBooks((books) => {
    Object.assign(giveToBen(books), {state: 'held', uid: null, acceptedAt: null})
    books.database.enrollments = {}
  })
  expect(judge(open)).toEqual([])
  expect(totalsOf(open)).toMatchObject({coursesOwed: 0, enrollments: 0})
})

test('a course that staff gave is counted apart, and needs no order', () => {
  const books = soundBooks(give)
  expect(judge(books)).toEqual([])
  expect(totalsOf(books)).toMatchObject({coursesOwed: 1, enrollments: 1, grants: 1})
})

test('the totals are those of the books', () => {
  expect(totalsOf(soundBooks())).toEqual({
    moneyTaken: {payments: 1, cents: 5999},
    paidOrders: {count: 1, cents: 5999},
    moneyReturned: {payments: 0, cents: 0},
    refundedOrders: {count: 0, cents: 0},
    coursesOwed: 1,
    enrollments: 1,
    grants: 0,
    receipts: 1,
  })
  expect(totalsOf(soundBooks((books) => lose(books, 'withdrawn')))).toMatchObject({
    moneyReturned: {payments: 1, cents: 5999},
    refundedOrders: {count: 1, cents: 5999},
    coursesOwed: 0,
    enrollments: 0,
  })
  expect(totalsOf(soundBooks(refund))).toMatchObject({
    moneyReturned: {payments: 1, cents: 5999},
    refundedOrders: {count: 1, cents: 5999},
    coursesOwed: 0,
  })
})
