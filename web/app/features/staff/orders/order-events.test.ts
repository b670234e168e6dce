import {lineOfCourse} from '@lectern/domain/orders/lines'
import {expect, test} from 'vitest'
import type {OrderDetails} from './load-order'
import {orderEvents} from './order-events'

const order: NonNullable<OrderDetails['order']> = {
  id: 'order-a',
  userId: 'ada',
  email: 'ada@example.com',
  amountCents: 5999,
  status: 'refunded',
  paymentProcessing: false,
  failure: null,
  items: [lineOfCourse({courseId: 'course-a', courseTitle: 'Typography', priceCents: 5999}, 0)],
  refundedCents: 0,
  discount: null,
  checkoutSessionId: 'cs_1',
  paymentIntentId: 'pi_1',
  paymentMethod: null,
  createdAt: 10,
  completedAt: 40,
  refundedAt: 90,
  refundFailureAt: null,
  restoredAt: null,
  enrolledAgainAt: null,
  dispute: {status: 'won', preventsRefund: false, updatedAt: 75},
  chargeback: null,
  refundBegun: null,
}

const SECOND = Date.parse('2026-11-20T10:00:00Z')

const details: OrderDetails = {
  order,
  learner: {name: 'Ada Fenn', email: 'ada@example.com'},
  returned: {
    status: 'approved',
    reason: 'Too long.',
    createdAt: 60,
    updatedAt: 91,
    refundFailedAt: null,
    courseIds: null,
  },
  refunds: [],
  documents: [],
  gifts: [],
  team: null,
  problems: [
    {
      id: 'dispute-1',
      kind: 'dispute',
      orderId: 'order-a',
      details: {},
      since: 70,
      settledAt: 75,
      settledBy: 'system',
      outcome: 'won',
    },
    {
      id: 'paid-twice-1',
      kind: 'paid-twice',
      orderId: 'order-a',
      details: {},
      since: 71,
      settledAt: 76,
      settledBy: 'sam',
      outcome: 'Refunded the other.',
    },
  ],
  mails: [
    {
      id: 'm1',
      kind: 'receipt',
      to: ['ada@example.com'],
      state: 'sent',
      createdAt: 41,
      sentAt: 42,
      lastError: null,
    },
    {
      id: 'm2',
      kind: 'receipt',
      to: ['ada@example.com'],
      state: 'queued',
      createdAt: 43,
      sentAt: null,
      lastError: 'down',
    },
  ],
  actions: [{id: 'a1', action: 'order-refunded', staffEmail: 'sam@example.com', reason: 'Goodwill', at: 89}],
  stripe: {
    url: null,
    events: [
      {what: 'session-opened', at: 20, amountCents: 5999, detail: null},
      {what: 'charge-failed', at: 25, amountCents: 5999, detail: 'Your card was declined.'},
      {what: 'charge-succeeded', at: 30, amountCents: 5999, detail: null},
    ],
  },
}

test('the events of all sources stand in the order of time, each with its source', () => {
  expect(orderEvents(details).map(({source, title}) => `${source}: ${title}`)).toEqual([
    'Lectern: Order placed',
    'Stripe: Payment page opened ($59.99)',
    'Stripe: Payment failed ($59.99)',
    'Stripe: Payment arrived ($59.99)',
    'Lectern: Order completed, courses handed out',
    'Mail: Sent: Receipt',
    'Learner: Return requested',
    'Lectern: A payment is disputed',
    'Lectern: A second payment',
    'Lectern: Dispute won: nothing was taken',
    'Staff: Refunded an order, sam@example.com',
    'Lectern: Order refunded, courses withdrawn',
    'Lectern: Return approved',
  ])
})

test('what Stripe tells to the second follows what it was asked for in that second', () => {
  const placed = {...order, createdAt: SECOND + 640, completedAt: SECOND + 3100, refundedAt: null}
  const opened = {what: 'session-opened', at: SECOND, amountCents: 5999, detail: null} as const
  const paid = {what: 'charge-succeeded', at: SECOND + 3000, amountCents: 5999, detail: null} as const
  const story = orderEvents({
    ...details,
    order: {...placed, dispute: null, refundBegun: {email: null, at: SECOND + 9200}},
    returned: null,
    problems: [],
    mails: [],
    actions: [],
    stripe: {
      url: null,
      events: [opened, paid, {what: 'refund-made', at: SECOND + 9000, amountCents: 5999, detail: null}],
    },
  })
  expect(story.map(({title}) => title)).toEqual([
    'Order placed',
    'Payment page opened ($59.99)',
    'Payment arrived ($59.99)',
    'Order completed, courses handed out',
    'A refund has begun',
    'Refund made ($59.99)',
  ])
  expect(story[1]?.at).toBe(SECOND)
})

test('a dispute that was lost says what counts as given back', () => {
  const dispute = {status: 'lost', preventsRefund: true, updatedAt: 75}
  const chargeback = {amountCents: 4999, at: 75, courses: 'undecided'} as const
  const events = orderEvents({...details, problems: [], order: {...order, dispute, chargeback}})
  expect(events.filter(({title}) => title.startsWith('Dispute')).map(({title}) => title)).toEqual([
    'Dispute lost: $49.99 counts as given back',
  ])
})

test('of a missing order its problems are there', () => {
  const missing = {...details, order: null, returned: null, mails: [], actions: [], stripe: null}
  expect(orderEvents(missing).map(({at}) => at)).toEqual([70, 71])
})
