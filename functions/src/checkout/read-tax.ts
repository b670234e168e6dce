import type {OrderLine} from '@lectern/domain/orders/lines'
import type {InvoiceBuyer, OrderTax} from '@lectern/domain/orders/tax'
import type {Stripe} from 'stripe'
import type {Order} from '../orders/order.ts'
import {stripe} from '../services/stripe.ts'
import {chargeOf} from './outcome.ts'

/** What the payment of an order has said of its tax. */
export interface ReadTax {
  items: OrderLine[]
  /** what was paid, with what came on top of the prices */
  amountCents: number
  tax: OrderTax
}

/** More than a cart has. */
const MAX_LINES = 100

/**
 * Reads from Stripe what the tax of a paid session is, line by line.
 * @returns null for an order whose tax is not computed
 * @throws the errors of Stripe
 */
export async function readTax(order: Order, session: Stripe.Checkout.Session): Promise<ReadTax | null> {
  if (!order.taxBehavior || !session.automatic_tax.enabled) return null
  const client = await stripe()
  const {data} = await client.checkout.sessions.listLineItems(session.id, {
    limit: MAX_LINES,
    expand: ['data.taxes'],
  })
  return taxOf(order, session, data)
}

/** @param paid the lines of the session, in the order of those of the order */
export function taxOf(
  {items, amountCents, taxBehavior}: Pick<Order, 'items' | 'amountCents' | 'taxBehavior'>,
  session: Pick<Stripe.Checkout.Session, 'amount_total' | 'customer_details' | 'payment_intent'>,
  paid: readonly Stripe.LineItem[],
): ReadTax {
  const isAdded = taxBehavior === 'exclusive'
  const taxes = paid.flatMap(({taxes: ofLine = []}) => ofLine)
  const billing = session.customer_details?.address?.country ?? null
  const card = chargeOf(session)?.payment_method_details?.card?.country ?? null
  const country = billing ?? taxes.find(({rate}) => rate.country !== null)?.rate.country ?? card ?? ''
  return {
    items: items.map((line, index) => {
      const {amount_tax: taxCents = 0, taxes: ofLine = []} = paid[index] ?? {}
      // Where several authorities tax the same, as in the United States, their rates add up.
      const percent = ofLine.reduce((sum, {rate}) => sum + rate.percentage, 0)
      return {
        ...line,
        taxCents,
        taxPercent: Math.round(percent * 1000) / 1000,
        ...(isAdded && {addedTaxCents: taxCents}),
      }
    }),
    amountCents: isAdded ? (session.amount_total ?? amountCents) : amountCents,
    tax: {
      country,
      evidence: {billing, card},
      isReverseCharge: taxes.some(({taxability_reason: reason}) => reason === 'reverse_charge'),
      buyer: buyerOf(session.customer_details, country),
    },
  }
}

function buyerOf(details: Stripe.Checkout.Session.CustomerDetails | null, country: string): InvoiceBuyer {
  const {
    line1 = null,
    line2 = null,
    postal_code: postalCode = null,
    city = null,
    state = null,
  } = details?.address ?? {}
  const place = [postalCode, city, state].filter(Boolean).join(' ')
  const [number] = details?.tax_ids ?? []
  return {
    name: details?.business_name ?? details?.individual_name ?? details?.name ?? '',
    address: [line1, line2, place].filter((line): line is string => Boolean(line)),
    country,
    taxNumber: number?.value ? {type: number.type, value: number.value} : null,
  }
}
