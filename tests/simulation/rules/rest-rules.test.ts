import {expect, test} from 'vitest'
import {runQuery} from '../firestore/query.ts'
import type {Fields} from '../firestore/value.ts'
import {nameOf} from '../names.ts'
import {judgeAtRest} from './rest-rules.ts'
import {World} from '../world.ts'

const owned: Fields = {certificateId: {stringValue: 'c1'}}
const certificate: Fields = {userId: {stringValue: 'ada'}, courseId: {stringValue: 'typography'}}
const withdrawn: Fields = {...certificate, withdrawnAt: {integerValue: 1}}
const newsletter = (status: string, sent: number): Fields => ({
  status: {stringValue: status},
  sent: {integerValue: sent},
  recipientCount: {integerValue: 1},
})

const order: Fields = {userId: {stringValue: 'ada'}}
const refund = (by: string): Fields => ({
  state: {stringValue: 'made'},
  by: {stringValue: by},
  reason: {stringValue: 'As agreed.'},
  amountCents: {integerValue: 5999},
  stripeId: {stringValue: 're_1'},
})
const decided = (status: string): Fields => ({
  status: {stringValue: status},
  decidedBy: {stringValue: 'sam'},
})
const action = (name: string, by: string, cents = 5999): Fields => ({
  action: {stringValue: name},
  subject: {mapValue: {fields: {id: {stringValue: 'one'}}}},
  staffId: {stringValue: by},
  whom: {stringValue: 'ada'},
  amountCents: {integerValue: cents},
})

/** What is about a course that cost nothing. */
const free: Fields = {...decided('approved'), refundedCents: {integerValue: 0}}

/** A mail to go on with a course, of the pause since then. */
const pickUp = (since: number): Fields => ({
  content: {
    mapValue: {
      fields: {
        kind: {stringValue: 'pick-up'},
        uid: {stringValue: 'ada'},
        courseId: {stringValue: 'typography'},
        since: {integerValue: since},
      },
    },
  },
  sentAt: {timestampValue: {seconds: 1_700_000_000, nanos: 0}},
})

/** A mail about an order that was left at the payment page. */
const cartLeft = (orderId: string): Fields => ({
  content: {
    mapValue: {
      fields: {
        kind: {stringValue: 'cart-left'},
        uid: {stringValue: 'ada'},
        orderId: {stringValue: orderId},
        ids: {arrayValue: {values: [{stringValue: 'typography'}]}},
      },
    },
  },
  sentAt: {timestampValue: {seconds: 1_700_000_000, nanos: 0}},
})
const at = (seconds: number): Fields => ({purchasedAt: {timestampValue: {seconds, nanos: 0}}})
const reminded = 'nobody is reminded of a cart that they gave up, have bought, or were reminded of'

/** The rules that a shop breaks in which these documents were made one after the other. */
function brokenBy(documents: Record<string, Fields>): string[] {
  const world = new World(1, 0)
  for (const [path, fields] of Object.entries({'orders/one': order, ...documents}))
    world.documents.commit([{update: {name: nameOf(path), fields}}])
  return judgeAtRest(world).map(({rule}) => rule)
}

test('nothing is broken by a certificate of an owner, one that was withdrawn, and a newsletter that failed', () => {
  expect(brokenBy({'certificates/c1': certificate, 'enrollments/ada_typography': owned})).toEqual([])
  expect(brokenBy({'certificates/c1': withdrawn, 'newsletters/n1': newsletter('failed', 0)})).toEqual([])
})

test('nothing is broken by two mails of a pause, and those of another', () => {
  expect(brokenBy({'mail/1': pickUp(1), 'mail/2': pickUp(1), 'mail/3': pickUp(2)})).toEqual([])
})

test('nothing is broken by a mail of a cart that was bought after it', () => {
  expect(brokenBy({'mail/1': cartLeft('one'), 'enrollments/ada_typography': at(1_700_000_001)})).toEqual([])
})

test('nothing is broken by what staff has decided and is recorded', () => {
  const documents = {
    'orders/one/refunds/1': {...refund('sam'), withReturn: {booleanValue: true}},
    'returns/one': {...decided('approved'), refundId: {stringValue: 're_1'}},
    'staffActions/1': action('order-refunded', 'sam'),
    'staffActions/2': action('return-approved', 'sam'),
  }
  expect(brokenBy(documents)).toEqual([])
  const freeReturn = {'returns/one': free, 'staffActions/1': action('return-approved', 'sam', 0)}
  expect(brokenBy(freeReturn)).toEqual([])
})

test.each<[rule: string, documents: Record<string, Fields>]>([
  ['a certificate is valid as long as its course is owned', {'certificates/c1': certificate}],
  [
    'a certificate is valid as long as its course is owned',
    {'certificates/c1': withdrawn, 'enrollments/ada_typography': owned},
  ],
  [
    'a pause has two mails at most, and none of what was finished before',
    {'mail/1': pickUp(1), 'mail/2': pickUp(1), 'mail/3': pickUp(1)},
  ],
  [
    'a pause has two mails at most, and none of what was finished before',
    {
      'mail/1': pickUp(1),
      'certificates/c1': {...certificate, issuedAt: {integerValue: 2}},
      'enrollments/ada_typography': owned,
    },
  ],
  [reminded, {'mail/1': cartLeft('one'), 'mail/2': cartLeft('two')}],
  [reminded, {'mail/1': cartLeft('one'), 'orders/one': {...order, status: {stringValue: 'cancelled'}}}],
  [reminded, {'mail/1': cartLeft('one'), 'orders/one': {...order, replaced: {booleanValue: true}}}],
  [reminded, {'mail/1': cartLeft('one'), 'enrollments/ada_typography': at(1_690_000_000)}],
  [
    'a newsletter has come to its end, and counts everybody once',
    {'newsletters/n1': newsletter('sending', 0)},
  ],
  ['a newsletter has come to its end, and counts everybody once', {'newsletters/n1': newsletter('sent', 2)}],
  ['a newsletter has come to its end, and counts everybody once', {'newsletters/n1': newsletter('sent', 1)}],
  [
    'what staff decides about money is recorded, with who and how much',
    {'orders/one/refunds/1': refund('sam')},
  ],
  [
    'what staff decides about money is recorded, with who and how much',
    {'orders/one/refunds/1': refund('sam'), 'staffActions/1': action('order-refunded', 'kim')},
  ],
  [
    'what staff decides about money is recorded, with who and how much',
    {'orders/one/refunds/1': refund('sam'), 'staffActions/1': action('order-refunded', 'sam', 1)},
  ],
  ['what staff decides about money is recorded, with who and how much', {'returns/one': decided('rejected')}],
  [
    'what staff decides about money is recorded, with who and how much',
    {'returns/one': decided('rejected'), 'staffActions/1': action('return-approved', 'sam')},
  ],
  [
    'what staff decides about money is recorded, with who and how much',
    {'returns/one': decided('approved'), 'staffActions/1': action('return-approved', 'sam', 0)},
  ],
  [
    'a return is approved by the refund that is made for it, and names it',
    {
      'orders/one/refunds/1': {...refund('sam'), withReturn: {booleanValue: true}},
      'returns/one': {status: {stringValue: 'pending'}},
      'staffActions/1': action('order-refunded', 'sam'),
    },
  ],
  [
    'a return is approved by the refund that is made for it, and names it',
    {
      'orders/one/refunds/1': {...refund('sam'), withReturn: {booleanValue: true}},
      'returns/one': decided('approved'),
      'staffActions/1': action('order-refunded', 'sam'),
    },
  ],
  [
    'a return is approved by the refund that is made for it, and names it',
    {
      'returns/one': {...decided('approved'), refundId: {stringValue: 're_2'}},
      'orders/one/refunds/1': refund('sam'),
      'staffActions/1': action('order-refunded', 'sam'),
    },
  ],
  ['a deletion comes to its end', {'deletions/ada': {state: {stringValue: 'waiting'}}}],
])('at rest the simulation complains: %s', (rule, documents) => {
  expect(brokenBy(documents)).toEqual([rule])
})

const OF_TEACHERS = 'what a teacher has is the sum of their entries, which are their share of what is kept'
const taught = {
  ...order,
  status: {stringValue: 'completed'},
  amountCents: {integerValue: 5999},
  refundedCents: {integerValue: 0},
  items: {
    arrayValue: {
      values: [
        {
          mapValue: {
            fields: {
              lineId: {stringValue: '1'},
              kind: {stringValue: 'course'},
              id: {stringValue: 'typography'},
              title: {stringValue: 'Typography'},
              courseIds: {arrayValue: {values: [{stringValue: 'typography'}]}},
              instructors: {mapValue: {fields: {typography: {stringValue: 'tess'}}}},
              quantity: {integerValue: 1},
              for: {stringValue: 'me'},
              priceCents: {integerValue: 5999},
              discountCents: {integerValue: 0},
              taxCents: {integerValue: 0},
              refundedCents: {integerValue: 0},
            },
          },
        },
      ],
    },
  },
}
const entry = (amountCents: number, teacher = 'tess') => ({
  teacher: {stringValue: teacher},
  orderId: {stringValue: 'one'},
  lineId: {stringValue: '1'},
  courseId: {stringValue: 'typography'},
  amountCents: {integerValue: amountCents},
  shareBps: {integerValue: 7000},
})

test.for<[string, Record<string, Fields>, string[]]>([
  ['a sale that is entered', {'ledger/1': entry(4199), 'balances/tess': {cents: {integerValue: 4199}}}, []],
  ['a sale that is not entered', {}, [OF_TEACHERS]],
  [
    'a share that is too large',
    {'ledger/1': entry(4200), 'balances/tess': {cents: {integerValue: 4200}}},
    [OF_TEACHERS],
  ],
  [
    'a sale that is entered twice',
    {'ledger/1': entry(4199), 'ledger/2': entry(4199), 'balances/tess': {cents: {integerValue: 8398}}},
    [OF_TEACHERS],
  ],
  [
    'a share of what was given back',
    {
      'orders/one': {...taught, refundedCents: {integerValue: 5999}},
      'ledger/1': entry(4199),
      'balances/tess': {cents: {integerValue: 4199}},
    },
    [OF_TEACHERS],
  ],
  [
    'a balance without its entry',
    {'ledger/1': entry(4199), 'balances/tess': {cents: {integerValue: 1}}},
    [OF_TEACHERS],
  ],
])('%s', ([, documents, broken]) => {
  expect(brokenBy({'orders/one': taught, ...documents})).toEqual(broken)
})

const AVAILABLE = 'nobody is paid more than they have available'
const seconds = (at: number) => ({timestampValue: {seconds: at}})
const ofBalance = (amountCents: number, at: number, cause: Fields) => ({
  teacher: {stringValue: 'tess'},
  amountCents: {integerValue: amountCents},
  availableAt: seconds(at),
  at: seconds(at),
  ...cause,
})
const corrected = ofBalance(2500, 1, {reason: {stringValue: 'A sale that was missed.'}})
const paidOut = (amountCents: number, at: number) =>
  ofBalance(amountCents, at, {payoutId: {stringValue: 'tess-2026-11-23'}})
const has = (cents: number) => ({cents: {integerValue: cents}})

test.for<[string, Record<string, Fields>, string[]]>([
  [
    'a payout that has failed, and is in the balance again',
    {
      'ledger/1': corrected,
      'ledger/2': paidOut(-2500, 2),
      'ledger/3': paidOut(2500, 3),
      'balances/tess': has(2500),
    },
    [],
  ],
  [
    'a payout of more than is available, though it has failed',
    {
      'ledger/1': corrected,
      'ledger/2': paidOut(-2600, 2),
      'ledger/3': paidOut(2600, 3),
      'balances/tess': has(2500),
    },
    [AVAILABLE],
  ],
])('%s', ([, documents, broken]) => {
  expect(brokenBy(documents)).toEqual(broken)
})

test('at rest the simulation complains: every query has its index', () => {
  const world = new World(1, 0)
  const parent = nameOf('').replace(/\/$/, '')
  const ask = (fieldPath: string, sortedBy: string) =>
    runQuery(world.documents, parent, {
      from: [{collectionId: 'claims'}],
      where: {fieldFilter: {field: {fieldPath}, op: 'EQUAL', value: {stringValue: 'one'}}},
      orderBy: [{field: {fieldPath: sortedBy}, direction: 'DESCENDING'}],
    })
  ask('orderId', '__name__')
  expect(judgeAtRest(world)).toEqual([])
  ask('orderId', 'createdAt')
  expect(judgeAtRest(world).map(({rule}) => rule)).toEqual(['every query has its index'])
})
