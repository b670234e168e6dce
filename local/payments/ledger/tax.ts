import type Stripe from 'stripe'
import {newId} from './identifiers.ts'
import type {LedgerTransaction, LineItem, Session} from './tables.ts'
import {rateOf, type Location} from './tax-rates.ts'
import {seconds} from './time.ts'

/** The tax of each line of a session whose payer is at a place: as Stripe Tax computes it, for a shop that sells from the US. */
export interface ComputedTax {
  amount: number
  /** what it is computed on */
  taxable: number
  percent: number
  country: string
  reason: 'standard_rated' | 'reverse_charge' | 'not_collecting'
  inclusive: boolean
}

/** @param item after its discount, without any tax */
export function taxOf({amount_subtotal, amount_discount, price}: LineItem, location: Location): ComputedTax {
  const paid = amount_subtotal - amount_discount
  const inclusive = price?.tax_behavior !== 'exclusive'
  const rate = rateOf(location.country)
  const none = {amount: 0, taxable: paid, percent: 0, country: location.country, inclusive}
  if (!rate) return {...none, reason: 'not_collecting'}
  if (rate.isInEU && location.business) return {...none, reason: 'reverse_charge'}
  const {percent} = rate
  const amount = Math.round((paid * percent) / (inclusive ? 100 + percent : 100))
  return {...none, amount, taxable: inclusive ? paid - amount : paid, percent, reason: 'standard_rated'}
}

/** Computes the tax of an open session anew for where its payer is, as Stripe does while they type. */
export function locate(tx: LedgerTransaction, session: Session, location: Location): Session {
  if (!session.automatic_tax.enabled) return session
  const items = tx.get('lineItems', session.id)?.items ?? []
  const taxed = items.map((item) => {
    const tax = taxOf(item, location)
    const net = item.amount_subtotal - item.amount_discount
    tx.put('lineTaxes', item.id, {id: item.id, taxes: [taxObject(tax)]})
    return {...item, amount_tax: tax.amount, amount_total: tax.inclusive ? net : net + tax.amount}
  })
  tx.put('lineItems', session.id, {id: session.id, items: taxed})
  const sum = (field: 'amount_tax' | 'amount_total') => taxed.reduce((total, item) => total + item[field], 0)
  const located: Session = {
    ...session,
    amount_total: sum('amount_total'),
    automatic_tax: {...session.automatic_tax, status: 'complete'},
    total_details: {
      amount_discount: session.total_details?.amount_discount ?? 0,
      amount_shipping: 0,
      amount_tax: sum('amount_tax'),
    },
  }
  tx.put('sessions', session.id, located)
  tx.put('locations', session.id, {id: session.id, location})
  return located
}

function taxObject({amount, taxable, percent, country, reason, inclusive}: ComputedTax): Stripe.LineItem.Tax {
  return {
    amount,
    taxability_reason: reason,
    taxable_amount: taxable,
    rate: {
      id: newId.taxRate(),
      object: 'tax_rate',
      active: false,
      country,
      created: seconds(),
      description: null,
      display_name: 'VAT',
      effective_percentage: percent,
      flat_amount: null,
      inclusive,
      jurisdiction: country,
      jurisdiction_level: 'country',
      livemode: false,
      metadata: null,
      percentage: percent,
      rate_type: 'percentage',
      state: null,
      tax_type: 'vat',
    },
  }
}

/** What Stripe keeps of where a payer is, and of their company. */
export function locatedDetails({
  country,
  business,
}: Location): Pick<
  Stripe.Checkout.Session.CustomerDetails,
  'address' | 'business_name' | 'tax_exempt' | 'tax_ids'
> {
  const rate = rateOf(country)
  return {
    address: {
      city: business?.city ?? null,
      country,
      line1: business?.line1 ?? null,
      line2: null,
      postal_code: business?.postalCode ?? null,
      state: null,
    },
    business_name: business?.name ?? null,
    tax_exempt: rate?.isInEU && business ? 'reverse' : 'none',
    tax_ids:
      business && rate && business.taxId !== '' ? [{type: rate.taxId.type, value: business.taxId}] : [],
  }
}
