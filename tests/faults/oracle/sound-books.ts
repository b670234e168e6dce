import type {Books, Database} from './books.ts'

/** The books of a shop that has sold one course, with whatever is changed in them. */
export function soundBooks(change: (books: Books) => void = () => {}): Books {
  const books: Books = {
    ledger: {
      sessions: [
        {
          id: 'cs_1',
          status: 'complete',
          payment_status: 'paid',
          payment_intent: 'pi_1',
          amount_total: 5999,
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
      transfers: [],
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
      teams: {},
      checkouts: {},
      discountCodes: {},
      discountUses: {},
      invoices: {},
      invoiceSeries: {},
      taxMonths: {},
      refunds: {},
      returns: {},
      payouts: {},
      ledger: {},
      problems: {},
      mail: {'receipt-one': sent('receipt')},
    },
    interruptions: [],
  }
  change(books)
  return books
}

export function sent(kind: string): Books['database']['mail'][string] {
  return {to: ['ada@x.test'], content: {kind}, state: 'sent', lastError: null}
}

/** The only one of its kind in the books. */
export function single<T>(rows: Record<string, T> | T[]): T {
  const [row] = Object.values(rows)
  if (row === undefined) throw new Error('There is none.')
  return row
}

export const order = (books: Books) => single(books.database.orders)
export const charge = (books: Books) => single(books.ledger.charges)

/** What was bought are two seats of a team, one of which Ben has accepted. */
export function seatBen(books: Books) {
  const seat = {
    kind: 'seat' as const,
    teamId: 'ada_typography',
    courseIds: ['typography'],
    orderId: 'one',
    lineId: '1',
    giverId: 'ada',
    state: 'accepted' as Database['claims'][string]['state'],
    uid: 'ben',
    acceptedAt: 1,
    mails: 1,
    expireAt: null,
  }
  const purchase = {
    orderId: 'one',
    lineId: '1',
    bought: 2,
    givenBack: 0,
    returning: 0,
    used: 1,
    isClosed: false,
  }
  Object.assign(single(order(books).items), {for: 'team', quantity: 2})
  const team = {ownerId: 'ada', purchases: {'one-1': purchase}, dueAt: null as unknown}
  books.database.teams = {ada_typography: team}
  books.database.claims = {seat}
  books.database.enrollments = {
    ben_typography: {userId: 'ben', courseId: 'typography', orderId: 'one', orderIds: ['one']},
  }
  return {team, purchase, seat}
}

/** What was bought is a gift, which Ben has accepted. */
export function giveToBen(books: Books): Database['claims'][string] {
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
export function give(books: Books): Database['enrollments'][string] {
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
export function refund(books: Books): void {
  books.ledger.refunds = [{...stripeRefund, amount: 5999, status: 'succeeded'}]
  books.database.refunds = {'one/re_1': {state: 'made', amountCents: 5999, lines: [], stripeId: 're_1'}}
  Object.assign(charge(books), {amount_refunded: 5999, refunded: true})
  Object.assign(order(books), {status: 'refunded', refundedCents: 5999})
  Object.assign(single(order(books).items), {isGivenBack: true})
  books.database.enrollments = {}
}

/** The money comes back, and everything that follows. */
export function failRefund(books: Books): void {
  books.ledger.refunds = [{...stripeRefund, amount: 5999, status: 'failed'}]
  books.database.refunds = {'one/re_1': {state: 'failed', amountCents: 5999, lines: [], stripeId: 're_1'}}
  order(books).problem = 'refund-failed'
  file(books, 'refund-failed', 're_1')
}

/** An amount is given back beside the lines. */
export function refundPart(books: Books): void {
  books.ledger.refunds = [{...stripeRefund, amount: 100, status: 'succeeded'}]
  books.database.refunds = {'one/re_1': {state: 'made', amountCents: 100, lines: [], stripeId: 're_1'}}
  Object.assign(charge(books), {amount_refunded: 100})
  order(books).refundedCents = 100
}

/** One of two lines is given back with its course. */
export function refundLine(books: Books): void {
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

export const stripeRefund = {id: 're_1', payment_intent: 'pi_1', created: 1, metadata: {}}

export function dispute(books: Books, status: string, settledAt: string | null): void {
  books.ledger.disputes = [{id: 'dp_1', payment_intent: 'pi_1', amount: 5999, status}]
  order(books).dispute = {id: 'dp_1', status}
  file(books, 'dispute', 'dp_1', settledAt)
}

/** A bank has taken the money back, and staff have decided about the courses, or not yet. */
export function lose(books: Books, courses: 'undecided' | 'left' | 'withdrawn'): void {
  dispute(books, 'lost', 'now')
  order(books).chargeback = {amountCents: 5999, courses}
  if (courses === 'withdrawn') books.database.enrollments = {}
  file(books, 'dispute-lost', 'dp_1', courses === 'undecided' ? null : 'now')
}

export function file(books: Books, kind: string, about: string, settledAt: string | null = null): void {
  books.database.problems[`${kind}-${about}`] = {kind, orderId: 'one', settledAt}
  books.database.mail[`problem-${kind}-${about}`] = sent('problem')
  accept(books, `problem-${kind}-${about}`, ['problem'])
}

export function accept(books: Books, mailId: string, tags: string[], receivedAt = 60_000): void {
  books.mails.push({name: `<${mailId}@mail.test>`, to: ['ada@x.test'], tags, receivedAt, answerLost: false})
}

/** Its tax is known, and it has an invoice. */
export function taxed(books: Books): Books {
  order(books).tax = {country: 'DE'}
  single(order(books).items).taxCents = 958
  const sums = {netCents: 5041, taxCents: 958, grossCents: 5999}
  books.database.invoices['INV-2026-000001'] = {
    number: 'INV-2026-000001',
    kind: 'invoice',
    orderId: 'one',
    lines: [sums],
    ...sums,
    refundId: null,
    replaces: null,
    replacedBy: null,
    isVoid: false,
  }
  books.database.invoiceSeries = {'INV-2026': {last: 1}}
  books.database.taxMonths = {'2026-11': {countries: {DE: {19000: {'2026-Q4': sums}}}}}
  return books
}

export const invoice = (books: Books) => single(books.database.invoices)

/** The same course once more, in an order and a payment of their own. */
export function buyAgain(books: Books): void {
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
export function buyBundle(books: Books): void {
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
export const bundleOf = (books: Books) => single(books.database.orders['two']?.items ?? [])

/** Its teacher has got something. */
export function payTess(books: Books): Database['payouts'][string] {
  const payout = {
    state: 'sent' as const,
    amountCents: 2500,
    reversedCents: 0,
    transferId: 'tr_1',
    stripeAccountId: 'acct_tess',
  }
  books.ledger.transfers = [
    {
      id: 'tr_1',
      amount: 2500,
      amount_reversed: 0,
      reversed: false,
      destination: 'acct_tess',
      metadata: {payoutId: 'tess-1'},
    },
  ]
  books.database.ledger = {1: {payoutId: 'tess-1', amountCents: -2500}}
  books.database.payouts = {'tess-1': payout}
  return payout
}

/** Half of it was paid with a code that may be used once. */
export function useCode(books: Books): void {
  const discount = {code: 'HALF', discountCents: 3000}
  Object.assign(order(books), {discount, amountCents: 2999})
  single(order(books).items).discountCents = 3000
  const metadata = {orderId: 'one', discountCode: 'HALF', discountCents: '3000'}
  Object.assign(single(books.ledger.sessions), {amount_total: 2999, metadata})
  Object.assign(charge(books), {amount: 2999})
  books.database.discountUses = {one: {...discount, userId: 'ada', state: 'used'}}
  books.database.discountCodes = {
    HALF: {maxUses: 1, maxUsesPerPerson: 1, reserved: 0, used: 1, discountedCents: 3000},
  }
}

export function leavePending(books: Books, status: 'open' | 'complete'): void {
  Object.assign(order(books), {status: 'pending', paymentIntentId: null})
  Object.assign(single(books.ledger.sessions), {status, payment_status: 'unpaid'})
  Object.assign(single(books.ledger.paymentIntents), {status: 'processing'})
  Object.assign(charge(books), {paid: false})
  books.database.enrollments = {}
  books.database.mail = {}
  books.mails = []
}
