import {decideReturn} from '@lectern/domain/returns/contracts'
import {describe, expect, test} from 'vitest'
import {SeededRandom} from '../../../local/demo-history/random.ts'
import type {Session} from '../../../local/payments/ledger/tables.ts'
import type {AcceptedMail} from '../../faults/oracle/books.ts'
import {Documents} from '../firestore/documents.ts'
import type {Fields, Value} from '../firestore/value.ts'
import {Invariants} from './invariants.ts'
import {nameOf} from '../names.ts'
import {Scheduler} from '../scheduler.ts'
import {STEP_RULES, type StepRule} from './step-rules.ts'

/** What the only course costs, in cents. */
const PRICE = 5999

/** A database whose commits are looked at. */
class Watched {
  /** until when the money of the only payment was back with its learner */
  givenBackUntil: number | null = null
  /** what the only course costs, in cents */
  price = PRICE
  readonly documents = new Documents(() => 0)
  readonly invariants = new Invariants(this.documents, new Scheduler(new SeededRandom(1), 0), {
    payments: {givenBackUntil: () => this.givenBackUntil, isOpen: (id) => id === 'open'},
    content: {pricesSince: () => [this.price], coursesSince: () => [['typography', 'colour']]},
  })

  /** Written by somebody who began at a second past the beginning. */
  write(path: string, fields: Fields): void {
    this.writeAll({[path]: fields})
  }

  /** In one batch. */
  writeAll(documents: Record<string, Fields>): void {
    const writes = Object.entries(documents).map(([path, fields]) => ({update: {name: nameOf(path), fields}}))
    const {changes} = this.documents.commit(writes)
    this.invariants.checkCommit(changes, {since: 1000})
  }

  remove(path: string): void {
    const {changes} = this.documents.commit([{delete: nameOf(path)}])
    this.invariants.checkCommit(changes, {since: 1000})
  }

  get broken(): string[] {
    return this.invariants.broken.map(({rule}) => rule)
  }
}

const text = (stringValue: string): Value => ({stringValue})
const number = (integerValue: number): Value => ({integerValue})
const list = (...values: Value[]): Value => ({arrayValue: {values}})

const line = (more: Fields = {}): Value => ({
  mapValue: {
    fields: {id: text('typography'), courseIds: list(text('typography')), priceCents: number(PRICE), ...more},
  },
})
const order = (status: string, amountCents = PRICE): Fields => ({
  status: text(status),
  userId: text('ada'),
  amountCents: number(amountCents),
  items: list(line()),
})
const staffRefund: Value = {mapValue: {fields: {by: text('sam')}}}
const owned: Fields = {courseId: text('typography'), orderIds: list(text('one'))}
const session = {id: 'cs_1', metadata: {orderId: 'one'}, amount_total: PRICE} as unknown as Session
const mail: AcceptedMail = {
  name: '<receipt-one@mail.test>',
  to: ['ada@x.test'],
  tags: [],
  receivedAt: 0,
  answerLost: false,
}

test('nothing is broken by a bundle with its courses', () => {
  const shop = new Watched()
  const courseIds = list(text('typography'), text('colour'))
  shop.write('orders/one', {...order('pending'), items: list(line({kind: text('bundle'), courseIds}))})
  expect(shop.broken).toEqual([])
})

const gift = (state: string, more: Fields = {}): Fields => ({
  orderId: text('one'),
  state: text(state),
  ...more,
})

test('nothing is broken by a gift that is accepted and given back', () => {
  const shop = new Watched()
  shop.write('orders/one', order('pending'))
  shop.write('claims/one-1', gift('held'))
  shop.write('orders/one', order('completed'))
  shop.write('claims/one-1', gift('accepted', {uid: text('ben')}))
  shop.write('enrollments/ben_typography', owned)
  shop.remove('enrollments/ben_typography')
  shop.givenBackUntil = Infinity
  shop.write('claims/one-1', gift('refunded', {uid: text('ben')}))
  shop.write('orders/one', order('refunded'))
  expect(shop.broken).toEqual([])
})

/** What Ada has saved, each at a price in cents. */
const saved = (prices: Record<string, number>): Fields => ({
  courseIds: list(...Object.keys(prices).map(text)),
  prices: {
    mapValue: {fields: Object.fromEntries(Object.entries(prices).map(([id, cents]) => [id, number(cents)]))},
  },
})
const cheaper = (wasCents: number): Fields => ({
  state: text('queued'),
  content: {
    mapValue: {
      fields: {
        kind: text('saved-cheaper'),
        uid: text('ada'),
        courses: list({mapValue: {fields: {id: text('typography'), wasCents: number(wasCents)}}}),
      },
    },
  },
})

test('nothing is broken by a saved course that gets cheaper', () => {
  const shop = new Watched()
  shop.price = PRICE + 100
  shop.write('savedCourses/ada', saved({typography: PRICE + 100}))
  shop.price = PRICE
  shop.writeAll({
    'savedCourses/ada': saved({typography: PRICE}),
    'mail/saved-cheaper-ada-1': cheaper(PRICE + 100),
  })
  expect(shop.broken).toEqual([])
})

const seat = (state: string, uid: string | null = null): Fields => ({
  kind: text('seat'),
  teamId: text('ada_typography'),
  orderId: text('one'),
  lineId: text('1'),
  courseIds: list(text('typography')),
  state: text(state),
  uid: uid === null ? {nullValue: null} : text(uid),
})

/** A team of two seats. */
const team = (used: number, {givenBack = 0, isClosed = false, isDue = false} = {}): Fields => {
  const counts = {bought: number(2), givenBack: number(givenBack), returning: number(0), used: number(used)}
  const purchase = {...counts, orderId: text('one'), lineId: text('1'), isClosed: {booleanValue: isClosed}}
  return {
    ownerId: text('ada'),
    purchases: {mapValue: {fields: {'one-1': {mapValue: {fields: purchase}}}}},
    dueAt: isDue ? {timestampValue: {seconds: 1, nanos: 0}} : {nullValue: null},
  }
}

const seats = (status: string, more: Fields = {}): Fields => ({
  ...order(status, 2 * PRICE),
  items: list(
    line({
      for: text('team'),
      lineId: text('1'),
      quantity: number(2),
      priceCents: number(2 * PRICE),
      ...more,
    }),
  ),
})

const ownedByBen: Fields = {...owned, userId: text('ben')}

/** Ada has bought two seats, and Ben has accepted one. */
function seatBen(shop: Watched): void {
  shop.write('orders/one', seats('pending'))
  shop.writeAll({'orders/one': seats('completed'), 'teams/ada_typography': team(0)})
  shop.writeAll({'claims/ben': seat('held'), 'teams/ada_typography': team(1)})
  shop.writeAll({'claims/ben': seat('accepted', 'ben'), 'enrollments/ben_typography': ownedByBen})
}

test('nothing is broken by seats that are accepted, and withdrawn after their purchase was given back', () => {
  const shop = new Watched()
  seatBen(shop)
  shop.givenBackUntil = Infinity
  const back = {givenBack: 2, isClosed: true}
  shop.writeAll({
    'orders/one': seats('refunded', {isGivenBack: {booleanValue: true}}),
    'teams/ada_typography': team(1, {...back, isDue: true}),
  })
  // Another order of theirs is written of meanwhile.
  shop.write('enrollments/ben_typography', ownedByBen)
  shop.remove('enrollments/ben_typography')
  shop.write('claims/ben', seat('refunded', 'ben'))
  shop.write('teams/ada_typography', team(1, back))
  expect(shop.broken).toEqual([])
})

test('nothing is broken by a purchase and its refund', () => {
  const shop = new Watched()
  shop.write('orders/one', order('pending'))
  shop.write('orders/one', {...order('pending'), checkoutSessionId: text('open')})
  shop.write('checkouts/ada', {orderId: text('one'), sessionId: {nullValue: null}})
  shop.write('checkouts/ada', {orderId: text('one'), sessionId: text('cs_1')})
  shop.write('checkouts/ada', {orderId: text('two'), sessionId: text('cs_2')})
  shop.invariants.checkPayment(session)
  shop.write('orders/one', order('completed'))
  shop.write('enrollments/ada_typography', owned)
  shop.invariants.checkMail(mail, [])
  shop.invariants.checkMail(mail, [{...mail, answerLost: true}])
  shop.write('discountCodes/FEW', {maxUses: number(1), used: number(1), reserved: number(0)})
  expect(shop.broken).toEqual([])
})

const BREAKS: [rule: StepRule, broken: [words: string, breaks: (shop: Watched) => void][]][] = [
  [
    'every seat is free, used or given back, and counted once',
    [
      [
        'one is invited to that is not counted',
        (shop) => {
          seatBen(shop)
          shop.write('claims/cleo', seat('held'))
        },
      ],
      [
        'more than were bought',
        (shop) => {
          seatBen(shop)
          const more = {'claims/cleo': seat('held'), 'claims/dora': seat('held')}
          shop.writeAll({...more, 'teams/ada_typography': team(3)})
        },
      ],
      [
        'the money of one that is used goes back',
        (shop) => {
          seatBen(shop)
          shop.writeAll({'claims/cleo': seat('held'), 'teams/ada_typography': team(2)})
          shop.write('teams/ada_typography', team(2, {givenBack: 1}))
        },
      ],
      [
        'its team does not know that one was given back',
        (shop) => {
          seatBen(shop)
          shop.write('orders/one', seats('completed', {givenBackQuantity: number(1)}))
        },
      ],
    ],
  ],
  [
    'a seat gives its courses to who has accepted it, and nobody has two',
    [
      [
        'who was invited has them already',
        (shop) => {
          seatBen(shop)
          shop.write('enrollments/cleo_typography', {...ownedByBen, userId: text('cleo')})
        },
      ],
      [
        'who has accepted has none',
        (shop) => {
          seatBen(shop)
          shop.writeAll({'claims/cleo': seat('held'), 'teams/ada_typography': team(2)})
          shop.write('claims/cleo', seat('accepted', 'cleo'))
        },
      ],
      [
        'it is taken back, and they keep them',
        (shop) => {
          seatBen(shop)
          shop.writeAll({'claims/ben': seat('revoked'), 'teams/ada_typography': team(0)})
        },
      ],
      [
        'one has two',
        (shop) => {
          seatBen(shop)
          shop.writeAll({'claims/cleo': seat('held'), 'teams/ada_typography': team(2)})
          shop.write('claims/cleo', seat('accepted', 'ben'))
        },
      ],
      [
        'it is accepted after it was taken back',
        (shop) => {
          seatBen(shop)
          shop.writeAll({'claims/cleo': seat('revoked')})
          shop.writeAll({'claims/cleo': seat('accepted', 'cleo'), 'teams/ada_typography': team(2)})
        },
      ],
      [
        'its purchase was given back, and does not wait',
        (shop) => {
          seatBen(shop)
          shop.givenBackUntil = Infinity
          shop.writeAll({
            'orders/one': seats('refunded', {isGivenBack: {booleanValue: true}}),
            'teams/ada_typography': team(1, {givenBack: 2, isClosed: true}),
          })
          shop.write('enrollments/ben_typography', ownedByBen)
        },
      ],
    ],
  ],
  [
    'a gift is accepted once, or its money goes back',
    [
      [
        'while it is not paid',
        (shop) => {
          shop.write('orders/one', order('pending'))
          shop.write('claims/one-1', gift('held'))
          shop.write('claims/one-1', gift('accepted', {uid: text('ben')}))
        },
      ],
      [
        'by two',
        (shop) => {
          shop.write('orders/one', order('completed'))
          shop.write('claims/one-1', gift('accepted', {uid: text('ben')}))
          shop.write('claims/one-1', gift('accepted', {uid: text('eve')}))
        },
      ],
      [
        'while its money is on its way back',
        (shop) => {
          shop.write('orders/one', order('completed'))
          shop.write('claims/one-1', gift('revoked'))
          shop.write('claims/one-1', gift('accepted', {uid: text('ben')}))
        },
      ],
    ],
  ],
  [
    'what is saved has a price that it has had',
    [
      ['and has another', (shop) => shop.write('savedCourses/ada', saved({typography: PRICE - 1}))],
      [
        'and has none',
        (shop) => shop.write('savedCourses/ada', {...saved({}), courseIds: list(text('typography'))}),
      ],
    ],
  ],
  [
    'a lower price is told once',
    [
      [
        'and is not stored',
        (shop) => {
          shop.write('savedCourses/ada', saved({typography: PRICE}))
          shop.writeAll({
            'savedCourses/ada': saved({typography: PRICE}),
            'mail/saved-cheaper-ada-1': cheaper(PRICE),
          })
        },
      ],
      [
        'in another batch than it is stored',
        (shop) => {
          shop.write('savedCourses/ada', saved({typography: PRICE}))
          shop.write('mail/saved-cheaper-ada-1', cheaper(PRICE + 1))
        },
      ],
      [
        'and was no more than it is',
        (shop) => {
          shop.write('savedCourses/ada', saved({typography: PRICE}))
          shop.price = PRICE + 1
          shop.writeAll({
            'savedCourses/ada': saved({typography: PRICE + 1}),
            'mail/saved-cheaper-ada-1': cheaper(PRICE),
          })
        },
      ],
    ],
  ],
  [
    'no order gives back more than was paid',
    [
      [
        'a cent more',
        (shop) => shop.write('orders/one', {...order('refunded'), refundedCents: number(PRICE + 1)}),
      ],
    ],
  ],
  [
    'no money without an order',
    [
      ['without an order', (shop) => shop.invariants.checkPayment(session)],
      [
        'of another amount',
        (shop) => {
          shop.write('orders/one', order('pending', 1))
          shop.invariants.checkPayment(session)
        },
      ],
    ],
  ],
  [
    'an order has one payment page',
    [
      [
        'and another is stored',
        (shop) => {
          shop.write('checkouts/ada', {orderId: text('one'), sessionId: text('cs_1')})
          shop.write('checkouts/ada', {orderId: text('one'), sessionId: text('cs_2')})
        },
      ],
    ],
  ],
  [
    'no course without a paid order or a grant',
    [
      ['given by nobody', (shop) => shop.write('enrollments/ada_typography', {orderIds: list()})],
      [
        'of a line that was given back',
        (shop) => {
          shop.write('orders/one', {
            ...order('completed'),
            items: list(line({isGivenBack: {booleanValue: true}})),
          })
          shop.write('enrollments/ada_typography', owned)
        },
      ],
      [
        'of an order that is not paid',
        (shop) => {
          shop.write('orders/one', order('pending'))
          shop.write('enrollments/ada_typography', owned)
        },
      ],
      [
        'of an order that is refunded',
        (shop) => {
          shop.write('orders/one', order('completed'))
          shop.write('enrollments/ada_typography', owned)
          shop.givenBackUntil = Infinity
          shop.write('orders/one', order('refunded'))
        },
      ],
    ],
  ],
  [
    'no code beyond its limit',
    [
      [
        'too often',
        (shop) => shop.write('discountCodes/FEW', {maxUses: number(1), used: number(1), reserved: number(1)}),
      ],
      ['released twice', (shop) => shop.write('discountCodes/FEW', {used: number(0), reserved: number(-1)})],
    ],
  ],
  [
    'a course is sold at its price',
    [
      [
        'another',
        (shop) => {
          const item = {courseId: text('typography'), priceCents: number(PRICE - 1)}
          shop.write('orders/one', {...order('pending'), items: list({mapValue: {fields: item}})})
        },
      ],
    ],
  ],
  [
    'a bundle gives its courses that are sold',
    [
      [
        'one that was not sold with it',
        (shop) => {
          const courseIds = list(text('typography'), text('ink'))
          shop.write('orders/one', {
            ...order('pending'),
            items: list(line({kind: text('bundle'), courseIds})),
          })
        },
      ],
    ],
  ],
  [
    'no order ends while it can be paid',
    [
      [
        'expired',
        (shop) => {
          shop.write('orders/one', order('pending'))
          shop.write('orders/one', {...order('expired'), checkoutSessionId: text('open')})
        },
      ],
    ],
  ],
  [
    'who is removed from staff can do nothing from then on',
    [
      [
        'called after',
        (shop) => {
          shop.write('staff/kim', {role: text('staff')})
          shop.remove('staff/kim')
          shop.invariants.checkAnswer({contract: decideReturn, uid: 'kim', calledAt: 1})
        },
      ],
    ],
  ],
  [
    'nothing tells of a person who is erased',
    [
      [
        'their address',
        (shop) => {
          shop.write('profiles/ada', {email: text('ada@x.test')})
          shop.write('deletions/ada', {state: text('closed'), addresses: list(text('ada@x.test'))})
          shop.remove('deletions/ada')
        },
      ],
      [
        'their progress',
        (shop) => {
          shop.write('progress/ada_typography', {userId: text('ada')})
          shop.write('deletions/ada', {state: text('closed'), addresses: list(text('ada@x.test'))})
          shop.remove('deletions/ada')
        },
      ],
    ],
  ],
  [
    'an order is refunded where its money went back',
    [
      ['never', (shop) => shop.write('orders/one', order('refunded'))],
      [
        'until before',
        (shop) => {
          shop.givenBackUntil = 999
          shop.write('orders/one', order('refunded'))
        },
      ],
    ],
  ],
  [
    'no return is rejected while its money goes back',
    [
      [
        'staff refund it',
        (shop) => {
          shop.write('orders/one', {...order('completed'), staffRefund})
          shop.write('returns/one', {status: text('rejected')})
        },
      ],
      [
        'another has just rejected it',
        (shop) => {
          shop.write('returns/one', {status: text('rejected'), decidedBy: text('kim')})
          shop.write('orders/one', {...order('completed'), staffRefund})
        },
      ],
    ],
  ],
  [
    'a limited code is held for half an hour, and once by each',
    [
      [
        'for a day',
        (shop) => {
          shop.write('discountCodes/FEW', {maxUses: number(5)})
          const day = {metadata: {discountCode: 'FEW'}, created: 0, expires_at: 24 * 60 * 60}
          shop.invariants.checkSession({...session, ...day})
        },
      ],
      [
        'twice',
        (shop) => {
          shop.write('discountCodes/FEW', {maxUses: number(5)})
          const use = {code: text('FEW'), userId: text('ada'), state: text('reserved')}
          shop.write('discountUses/one', use)
          shop.write('discountUses/other', use)
        },
      ],
    ],
  ],
  ['no mail twice', [['the first was known', (shop) => shop.invariants.checkMail(mail, [mail])]]],
  [
    'orders go one way',
    [
      [
        'back to pending',
        (shop) => {
          shop.write('orders/one', order('completed'))
          shop.write('orders/one', order('pending'))
        },
      ],
    ],
  ],
  [
    'the amount of an order stays',
    [
      [
        'another',
        (shop) => {
          shop.write('orders/one', order('pending'))
          shop.write('orders/one', order('pending', 1))
        },
      ],
    ],
  ],
]

test('every rule has something that breaks it', () => {
  expect(BREAKS.map(([rule]) => rule).toSorted()).toEqual(STEP_RULES.toSorted())
})

describe.each(BREAKS)('after a step the simulation complains: %s', (rule, broken) => {
  test.each(broken)('%s', (_, breaks) => {
    const shop = new Watched()
    breaks(shop)
    expect(shop.broken).toContain(rule)
  })
})
