import * as z from 'zod/mini'
import {sumCents} from '../money.ts'
import type {OrderDiscount} from '../order.ts'
import type {OrderLine} from './lines.ts'

/** Whether prices are with the tax in them, or it comes on top. */
export type TaxBehavior = 'inclusive' | 'exclusive'

/** How a course is given, which in some countries decides about its tax. */
export const DELIVERIES = ['written', 'streamed', 'both'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Stripe's codes of what is sold (https://docs.stripe.com/tax/tax-codes): training that is read, watched, or both, without a teacher present. */
const TAX_CODES: Record<Delivery, string> = {
  written: 'txcd_20060358',
  streamed: 'txcd_20060158',
  both: 'txcd_20060258',
}
/** Self-study of whatever kind. */
const SELF_STUDY = 'txcd_20060058'

/** The tax code of a line that gives courses of these kinds. */
export function taxCodeOf(deliveries: readonly (Delivery | null | undefined)[]): string {
  const [first] = deliveries
  return first && deliveries.every((delivery) => delivery === first) ? TAX_CODES[first] : SELF_STUDY
}

const TAX_CODE_NAMES: Record<string, string> = {
  [TAX_CODES.written]: 'Self-study course, written',
  [TAX_CODES.streamed]: 'Self-study course, streamed',
  [TAX_CODES.both]: 'Self-study course, written and streamed',
}

/** What a service of a tax code is called on an invoice. */
export function serviceName(taxCode: string | undefined): string {
  return TAX_CODE_NAMES[taxCode ?? ''] ?? 'Self-study course'
}

/** The number of a company, as Stripe names its kind: `eu_vat`, `gb_vat`. */
const taxNumber = z.object({type: z.string(), value: z.string()})

/** Who bought, as an invoice names them. Lines of an address are in the order in which they are written. */
export const invoiceBuyer = z.object({
  name: z.string(),
  address: z.array(z.string()),
  /** two capital letters; empty where nobody knows */
  country: z.string(),
  taxNumber: z.nullable(taxNumber),
})
export type InvoiceBuyer = z.infer<typeof invoiceBuyer>

/**
 * What an order keeps of its tax, as Regulation (EU) 282/2011, article 63c, asks for it, beside its lines (base, rate, tax, kind of
 * service), its payment, its refunds and their times.
 */
export interface OrderTax {
  /** where it is owed: two capital letters; empty where nobody knows */
  country: string
  /** what says so: where the payer said to be, and where the card was issued */
  evidence: {billing: string | null; card: string | null}
  /** a company of another country owes it itself */
  isReverseCharge: boolean
  buyer: InvoiceBuyer
}

/** The member states of the European Union, whose taxes are reported together (One Stop Shop, Directive 2006/112/EC, Article 369b). */
const EU_COUNTRIES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Whether a country, by its two letters, is a member state of the European Union. */
export function isInEU(country: string): boolean {
  return EU_COUNTRIES.has(country)
}

const countryNames = new Intl.DisplayNames('en', {type: 'region', fallback: 'code'})

/** The name of a country by its two letters; what is none is as it is. */
export function countryName(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (countryNames.of(country) ?? country) : country
}

/** The tax that was paid on top of an order's prices, in cents: 0 where they are with it. */
export function addedTaxCents({
  amountCents,
  items,
  discount,
}: {
  amountCents: number
  items: readonly Pick<OrderLine, 'priceCents'>[]
  discount: Pick<OrderDiscount, 'discountCents'> | null
}): number {
  const priceCents = sumCents(items.map((line) => line.priceCents)) - (discount?.discountCents ?? 0)
  return Math.max(0, amountCents - priceCents)
}
