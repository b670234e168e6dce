import {splitByLargestRemainder} from '@lectern/domain/discount/discount'
import {sumCents} from '@lectern/domain/money'
import type {PaymentMethod} from '@lectern/domain/order'
import {paidCents, type OrderLine} from '@lectern/domain/orders/lines'
import type {InvoiceBuyer, OrderTax} from '@lectern/domain/orders/tax'
import type {Stripe} from 'stripe'
import type {Order} from '../orders/order.ts'

/**
 * What a session means for its order:
 * `open` the learner may still pay · `processing` paid by a method that takes days · `paid` · `failed` that slow payment
 * failed · `expired` without payment
 */
type Outcome = 'open' | 'processing' | 'paid' | 'failed' | 'expired'

export function outcomeOf(
  session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'payment_intent'>,
): Outcome {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  const payment = session.payment_intent
  const status = typeof payment === 'object' && payment !== null ? payment.status : 'processing'
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing'
}

type Payment = Pick<Stripe.Checkout.Session, 'payment_intent'>

/** Stripe's id of a session's payment; null before the first attempt to pay. */
export function paymentIdOf({payment_intent: payment}: Payment): string | null {
  return typeof payment === 'string' ? payment : (payment?.id ?? null)
}

/** The charge of a session's payment; null while there is none, or it is not expanded. */
export function chargeOf({payment_intent: payment}: Payment): Stripe.Charge | null {
  const charge = typeof payment === 'object' && payment !== null ? payment.latest_charge : null
  return typeof charge === 'object' ? charge : null
}

/** Whether a session's charge was refunded in full. */
export function isRefunded(session: Payment): boolean {
  return chargeOf(session)?.refunded ?? false
}

/** How a session was paid; null when Stripe does not say. */
export function paymentMethodOf(session: Payment): PaymentMethod | null {
  const details = chargeOf(session)?.payment_method_details
  if (!details) return null
  const {brand, last4} = details.card ?? {}
  return {type: details.type, ...(brand && {brand}), ...(last4 && {last4})}
}

type PaidSession = Pick<
  Stripe.Checkout.Session,
  'amount_total' | 'total_details' | 'currency' | 'client_reference_id' | 'metadata'
>

/** What of a session does not match its order; null when all does, which completing the order requires. */
export function findMismatch(
  session: PaidSession,
  orderId: string,
  order: Pick<Order, 'amountCents' | 'currency' | 'userId' | 'taxBehavior'>,
): string | null {
  if (session.metadata?.['orderId'] !== orderId) return 'order'
  if (session.client_reference_id !== order.userId) return 'learner'
  // Until it is paid an order knows its prices alone, and not the tax that comes on top of them.
  const added = order.taxBehavior === 'exclusive' ? (session.total_details?.amount_tax ?? 0) : 0
  if (session.amount_total === null || session.amount_total - added !== order.amountCents) return 'amount'
  if (session.currency !== order.currency) return 'currency'
  return null
}

/** What the payment of an order has said of its tax. */
export interface ReadTax {
  items: OrderLine[]
  /** what was paid, with what came on top of the prices */
  amountCents: number
  tax: OrderTax
}

/**
 * What a paid session says of the tax of its order.
 * @param paid the lines of the session, in the order of those of the order
 */
export function taxOf(
  {items, amountCents, taxBehavior}: Pick<Order, 'items' | 'amountCents' | 'taxBehavior'>,
  session: Pick<Stripe.Checkout.Session, 'amount_total' | 'customer_details' | 'payment_intent'>,
  paid: readonly Stripe.LineItem[],
): ReadTax {
  const isAdded = taxBehavior === 'exclusive'
  const taxOfLines = splitTax(items, isAdded, paid)
  const taxes = paid.flatMap(({taxes: ofLine = []}) => ofLine)
  const billing = session.customer_details?.address?.country ?? null
  const card = chargeOf(session)?.payment_method_details?.card?.country ?? null
  const country = billing ?? taxes.find(({rate}) => rate.country !== null)?.rate.country ?? card ?? ''
  return {
    items: items.map((line, index) => {
      const taxCents = taxOfLines[index] ?? 0
      return {
        ...line,
        taxCents,
        taxPercent: percentOf(paid[index]),
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

/** The rate of a line's tax. Where several authorities tax the same, as in the United States, their rates add up. */
function percentOf(paid: Stripe.LineItem | undefined): number {
  const percent = (paid?.taxes ?? []).reduce((sum, {rate}) => sum + rate.percentage, 0)
  return Math.round(percent * 1000) / 1000
}

/**
 * The tax of each line in cents: as Stripe has computed it. A session from before, whose discount was a coupon, has its tax computed on
 * what Stripe's split of the coupon left of each line: all of that tax is split over what the order says was paid for each, by their
 * rates.
 */
function splitTax(items: readonly OrderLine[], isAdded: boolean, paid: readonly Stripe.LineItem[]): number[] {
  const computed = items.map((_, index) => paid[index]?.amount_tax ?? 0)
  if (!paid.some(({amount_discount: discountCents}) => discountCents > 0)) return computed
  const costs = items.map(paidCents)
  const taxes = costs.map((cost, index) => {
    const percent = percentOf(paid[index])
    return Math.round((cost * percent) / (isAdded ? 100 : 100 + percent))
  })
  const all = sumCents(computed)
  const byRates = sumCents(taxes) > 0 ? splitByLargestRemainder(all, taxes) : null
  // Where the rates differ, a line could have more tax than was paid for it.
  const fits = byRates?.every((taxCents, index) => taxCents <= (costs[index] ?? 0))
  return byRates && fits ? byRates : splitByLargestRemainder(all, costs)
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
