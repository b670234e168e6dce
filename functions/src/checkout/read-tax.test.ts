import {lineOfCourse} from '@lectern/domain/orders/lines'
import type {Stripe} from 'stripe'
import {expect, test} from 'vitest'
import {taxOf} from './read-tax.ts'

const items = [lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 11_900}, 0)]
const paid = [
  {
    amount_tax: 1900,
    taxes: [{amount: 1900, taxability_reason: 'standard_rated', rate: {percentage: 19, country: 'DE'}}],
  },
] as unknown as Stripe.LineItem[]
const session = {
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
  expect(taxOf({items, amountCents: 11_900, taxBehavior: 'inclusive'}, session, paid)).toEqual({
    items: [{...items[0], taxCents: 1900, taxPercent: 19}],
    amountCents: 11_900,
    tax: {
      country: 'DE',
      evidence: {billing: 'DE', card: 'AT'},
      isReverseCharge: false,
      buyer: {name: 'Lena Wolf', address: [], country: 'DE', taxNumber: null},
    },
  })
})

test('tax on top of the prices is part of what was paid', () => {
  const total = {...session, amount_total: 13_800}
  const read = taxOf({items, amountCents: 11_900, taxBehavior: 'exclusive'}, total, paid)
  expect(read).toMatchObject({amountCents: 13_800, items: [{taxCents: 1900, addedTaxCents: 1900}]})
})
