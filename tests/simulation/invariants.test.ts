import {describe, expect, test} from 'vitest'
import {SeededRandom} from '../../local/demo-history/random.ts'
import type {Session} from '../../local/payments/ledger/tables.ts'
import type {AcceptedMail} from '../faults/oracle/books.ts'
import {Documents} from './firestore/documents.ts'
import type {Fields, Value} from './firestore/value.ts'
import {Invariants} from './invariants.ts'
import {nameOf} from './names.ts'
import {Scheduler} from './scheduler.ts'

/** A database whose commits are looked at. */
class Watched {
  readonly documents = new Documents(() => 0)
  readonly invariants = new Invariants(this.documents, new Scheduler(new SeededRandom(1), 0))

  write(path: string, fields: Fields): void {
    this.invariants.checkCommit(this.documents.commit([{update: {name: nameOf(path), fields}}]).changes)
  }

  get broken(): string[] {
    return this.invariants.broken.map(({rule}) => rule)
  }
}

const text = (stringValue: string): Value => ({stringValue})
const number = (integerValue: number): Value => ({integerValue})
const list = (...values: Value[]): Value => ({arrayValue: {values}})

const order = (status: string, amountCents = 5999): Fields => ({
  status: text(status),
  userId: text('ada'),
  amountCents: number(amountCents),
  items: list({mapValue: {fields: {courseId: text('typography')}}}),
})
const owned: Fields = {orderIds: list(text('one'))}
const session = {id: 'cs_1', metadata: {orderId: 'one'}, amount_total: 5999} as unknown as Session
const mail: AcceptedMail = {
  name: '<receipt-one@mail.test>',
  to: ['ada@x.test'],
  tags: [],
  receivedAt: 0,
  answerLost: false,
}

test('nothing is broken by a purchase and its refund', () => {
  const shop = new Watched()
  shop.write('orders/one', order('pending'))
  shop.invariants.checkPayment(session)
  shop.write('orders/one', order('completed'))
  shop.write('enrollments/ada_typography', owned)
  shop.invariants.checkMail(mail, [])
  shop.invariants.checkMail(mail, [{...mail, answerLost: true}])
  shop.write('discountCodes/FEW', {maxUses: number(1), used: number(1), reserved: number(0)})
  expect(shop.broken).toEqual([])
})

describe.each<[rule: string, broken: [words: string, breaks: (shop: Watched) => void][]]>([
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
    'no course without a paid order or a grant',
    [
      ['given by nobody', (shop) => shop.write('enrollments/ada_typography', {orderIds: list()})],
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
])('after a step the simulation complains: %s', (rule, broken) => {
  test.each(broken)('%s', (_, breaks) => {
    const shop = new Watched()
    breaks(shop)
    expect(shop.broken).toContain(rule)
  })
})
