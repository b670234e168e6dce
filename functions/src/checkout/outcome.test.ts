import {splitByLargestRemainder} from '@lectern/domain/discount/discount'
import {sumCents} from '@lectern/domain/money'
import {lineOfCourse, netPaidCents, paidCents} from '@lectern/domain/orders/lines'
import fc from 'fast-check'
import type {Stripe} from 'stripe'
import {describe, expect, test} from 'vitest'
import {
  chargeOf,
  findMismatch,
  isRefunded,
  outcomeOf,
  paymentIdOf,
  paymentMethodOf,
  taxOf,
} from './outcome.ts'

type Session = Stripe.Checkout.Session
const payment = (status: Stripe.PaymentIntent.Status, refunded = false) =>
  ({status, latest_charge: {refunded}}) as Stripe.PaymentIntent

describe('a session', () => {
  test.each([
    ['open', {status: 'open', payment_status: 'unpaid', payment_intent: null}, 'open'],
    [
      'open after a declined card',
      {status: 'open', payment_status: 'unpaid', payment_intent: payment('requires_payment_method')},
      'open',
    ],
    ['paid', {status: 'complete', payment_status: 'paid', payment_intent: payment('succeeded')}, 'paid'],
    [
      'with a transfer in progress',
      {status: 'complete', payment_status: 'unpaid', payment_intent: payment('processing')},
      'processing',
    ],
    [
      'with a transfer that is not expanded',
      {status: 'complete', payment_status: 'unpaid', payment_intent: 'pi_1'},
      'processing',
    ],
    [
      'with a transfer that failed',
      {status: 'complete', payment_status: 'unpaid', payment_intent: payment('requires_payment_method')},
      'failed',
    ],
    [
      'with a transfer that was canceled',
      {status: 'complete', payment_status: 'unpaid', payment_intent: payment('canceled')},
      'failed',
    ],
    [
      'with a payment of which Stripe says nothing yet',
      {status: 'complete', payment_status: 'unpaid', payment_intent: null},
      'processing',
    ],
    ['expired', {status: 'expired', payment_status: 'unpaid', payment_intent: null}, 'expired'],
    [
      'expired but paid',
      {status: 'expired', payment_status: 'paid', payment_intent: payment('succeeded')},
      'paid',
    ],
  ] as const)('%s', (_, session, outcome) => {
    expect(outcomeOf(session)).toBe(outcome)
  })

  test('is refunded when its whole charge is', () => {
    expect(isRefunded({payment_intent: payment('succeeded', true)})).toBe(true)
    expect(isRefunded({payment_intent: payment('succeeded')})).toBe(false)
    expect(isRefunded({payment_intent: 'pi_1'})).toBe(false)
    expect(isRefunded({payment_intent: null})).toBe(false)
  })
})

test('a payment has an id, expanded or not, and a charge once it is expanded and there is one', () => {
  const expanded = {...payment('succeeded'), id: 'pi_1'} as Stripe.PaymentIntent
  expect(paymentIdOf({payment_intent: 'pi_1'})).toBe('pi_1')
  expect(paymentIdOf({payment_intent: expanded})).toBe('pi_1')
  expect(paymentIdOf({payment_intent: null})).toBeNull()
  expect(chargeOf({payment_intent: expanded})).toEqual({refunded: false})
  expect(chargeOf({payment_intent: {...expanded, latest_charge: 'ch_1'}})).toBeNull()
  expect(chargeOf({payment_intent: {...expanded, latest_charge: null}})).toBeNull()
  expect(chargeOf({payment_intent: 'pi_1'})).toBeNull()
})

describe('the method of a payment', () => {
  const paidWith = (details: object) =>
    ({payment_intent: {latest_charge: {payment_method_details: details}}}) as Pick<Session, 'payment_intent'>

  test('is a card with its brand and last digits, or another of Stripe’s', () => {
    expect(
      paymentMethodOf(paidWith({type: 'card', card: {brand: 'visa', last4: '4242', exp_year: 2030}})),
    ).toEqual({type: 'card', brand: 'visa', last4: '4242'})
    expect(paymentMethodOf(paidWith({type: 'paypal', paypal: {}}))).toEqual({type: 'paypal'})
  })

  test('is unknown while there is no charge', () => {
    expect(paymentMethodOf({payment_intent: null})).toBeNull()
    expect(paymentMethodOf({payment_intent: 'pi_1'})).toBeNull()
  })
})

describe('a session and its order', () => {
  const order = {amountCents: 5999, currency: 'usd', userId: 'ada'}
  const session: Pick<
    Session,
    'amount_total' | 'total_details' | 'currency' | 'client_reference_id' | 'metadata'
  > = {
    amount_total: 5999,
    total_details: null,
    currency: 'usd',
    client_reference_id: 'ada',
    metadata: {orderId: 'order-1'},
  }

  test('match', () => expect(findMismatch(session, 'order-1', order)).toBeNull())

  test.each([
    ['amount', {amount_total: 5998}],
    ['amount', {amount_total: null}],
    ['currency', {currency: 'eur'}],
    ['learner', {client_reference_id: 'ben'}],
    ['order', {metadata: {orderId: 'order-2'}}],
    ['order', {metadata: null}],
  ])('do not match in the %s', (mismatch, change) => {
    expect(findMismatch({...session, ...change}, 'order-1', order)).toBe(mismatch)
  })
})

const taxedItems = [lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 11_900}, 0)]
const paidLines = [
  {
    amount_tax: 1900,
    taxes: [{amount: 1900, taxability_reason: 'standard_rated', rate: {percentage: 19, country: 'DE'}}],
  },
] as unknown as Stripe.LineItem[]
const taxed = {
  amount_total: 11_900,
  customer_details: {
    name: 'Lena Wolf',
    business_name: null,
    address: {line1: null, line2: null, postal_code: null, city: null, state: null, country: 'DE'},
    tax_ids: [],
  },
  payment_intent: {latest_charge: {payment_method_details: {card: {country: 'AT'}}}},
} as unknown as Stripe.Checkout.Session

test('an order keeps the tax of its lines, and where from it is known who owes it where', () => {
  expect(taxOf({items: taxedItems, amountCents: 11_900, taxBehavior: 'inclusive'}, taxed, paidLines)).toEqual(
    {
      items: [{...taxedItems[0], taxCents: 1900, taxPercent: 19}],
      amountCents: 11_900,
      tax: {
        country: 'DE',
        evidence: {billing: 'DE', card: 'AT'},
        isReverseCharge: false,
        buyer: {name: 'Lena Wolf', address: [], country: 'DE', taxNumber: null},
      },
    },
  )
})

describe('the tax of a session whose discount was a coupon', () => {
  interface Listed {
    priceCents: number
    discountCents: number
    percent: number
  }
  const listed = fc.record({
    priceCents: fc.integer({min: 50, max: 40_000}),
    offPercent: fc.integer({min: 0, max: 100}),
    percent: fc.constantFrom(0, 8.875, 19),
  })
  const carts = fc
    .array(listed, {minLength: 1, maxLength: 6})
    .map((lines) =>
      lines.map(({priceCents, offPercent, percent}) => ({
        priceCents,
        discountCents: Math.floor((priceCents * offPercent) / 100),
        percent,
      })),
    )
    .filter((lines) => sumCents(lines.map(({priceCents, discountCents}) => priceCents - discountCents)) >= 50)

  /** What the order and Stripe's lines say: a coupon is split over all lines by their prices, and the tax is computed on what that leaves. */
  function read(lines: readonly Listed[], taxBehavior: 'inclusive' | 'exclusive') {
    const items = lines.map(({priceCents, discountCents}, index) => ({
      ...lineOfCourse({courseId: String(index), courseTitle: 'A', priceCents}, index),
      discountCents,
    }))
    const coupon = sumCents(items.map(({discountCents}) => discountCents))
    const shares = splitByLargestRemainder(
      coupon,
      items.map(({priceCents}) => priceCents),
    )
    const paid = lines.map(({priceCents, percent}, index) => {
      const cost = priceCents - (shares[index] ?? 0)
      return {
        amount_discount: shares[index],
        amount_tax: Math.round((cost * percent) / (taxBehavior === 'exclusive' ? 100 : 100 + percent)),
        taxes: [{taxability_reason: 'standard_rated', rate: {percentage: percent, country: 'DE'}}],
      }
    }) as unknown as Stripe.LineItem[]
    const costCents = sumCents(items.map(({priceCents}) => priceCents)) - coupon
    const taxCents = sumCents(paid.map(({amount_tax: tax}) => tax))
    const total = {...taxed, amount_total: costCents + (taxBehavior === 'exclusive' ? taxCents : 0)}
    return {taxCents, read: taxOf({items, amountCents: costCents, taxBehavior}, total, paid)}
  }

  test.each([
    ['half', 5000, [798, 1596]],
    ['all', 10_000, [0, 1596]],
  ])('is of what was paid for each line, with %s of one off', (_, discountCents, taxes) => {
    const whole = {priceCents: 10_000, discountCents: 0, percent: 19}
    const {read: order} = read([{...whole, discountCents}, whole], 'inclusive')
    expect(order.items.map(({taxCents}) => taxCents)).toEqual(taxes)
  })

  test('is all of it, and of no line more than was paid for it', () => {
    fc.assert(
      fc.property(carts, fc.constantFrom('inclusive', 'exclusive'), (lines, taxBehavior) => {
        const {taxCents, read: order} = read(lines, taxBehavior)
        expect(sumCents(order.items.map((line) => line.taxCents))).toBe(taxCents)
        expect(sumCents(order.items.map(paidCents))).toBe(order.amountCents)
        for (const line of order.items) expect(netPaidCents(line)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test('tax on top of the prices is part of what was paid', () => {
  const total = {...taxed, amount_total: 13_800}
  const read = taxOf({items: taxedItems, amountCents: 11_900, taxBehavior: 'exclusive'}, total, paidLines)
  expect(read).toMatchObject({amountCents: 13_800, items: [{taxCents: 1900, addedTaxCents: 1900}]})
})
