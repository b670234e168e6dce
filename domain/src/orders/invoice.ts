import * as z from 'zod/mini'
import {splitByLargestRemainder} from '../discount/discount.ts'
import {formatCents, sumCents} from '../money.ts'
import {paidCents, type OrderLine, type RefundedLine} from './lines.ts'
import {invoiceBuyer} from './tax.ts'

const cents = z.int().check(z.nonnegative())

/** The series in which numbers are given: of invoices, and of credit notes. */
export const INVOICE_SERIES = {invoice: 'INV', 'credit-note': 'CN'} as const
export type InvoiceKind = keyof typeof INVOICE_SERIES

/** How long a buyer may correct who is named on an invoice, in ms from its issue: 30 days. */
const CORRECTION_MS = 30 * 24 * 60 * 60 * 1000

/** The last moment in which a buyer may correct who is named on an invoice. Times are in ms since the epoch. */
export function lastCorrectionAt(issuedAt: number): number {
  return issuedAt + CORRECTION_MS
}

/** A line of an invoice or a credit note; amounts in cents, those of a credit note are what goes back. */
const invoiceLine = z.object({
  lineId: z.string(),
  /** what was sold, as its buyer knows it */
  title: z.string(),
  /** the titles of the courses of a bundle */
  parts: z.array(z.string()),
  quantity: z.int(),
  /** the kind of service, in words */
  service: z.string(),
  netCents: cents,
  /** in per cent */
  taxPercent: z.number(),
  taxCents: cents,
  grossCents: cents,
})
export type InvoiceLine = z.infer<typeof invoiceLine>

/** Who sells, as it was when the invoice was made. */
const invoiceSeller = z.object({name: z.string(), address: z.array(z.string()), taxNumber: z.string()})

/** What an invoice or a credit note says, beside its times: `invoices/{number}`. It is never changed but for who it was replaced by. */
export const invoiceFields = {
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  orderId: z.string(),
  userId: z.string(),
  seller: invoiceSeller,
  buyer: invoiceBuyer,
  currency: z.string(),
  lines: z.array(invoiceLine),
  netCents: cents,
  taxCents: cents,
  grossCents: cents,
  /** where the tax is owed: two capital letters; empty where nobody knows */
  country: z.string(),
  isReverseCharge: z.boolean(),
  /** of a credit note: the invoice it is for, and the refund */
  invoice: z.nullable(z.string()),
  refundId: z.nullable(z.string()),
  /** the invoice that this one corrects, and the one that corrects this one */
  replaces: z.nullable(z.string()),
  replacedBy: z.nullable(z.string()),
  /** of a credit note: the refund did not arrive, so that it counts for nothing */
  isVoid: z.boolean(),
}
const invoiceDocument = z.object(invoiceFields)
export type InvoiceFields = z.infer<typeof invoiceDocument>

/** The number of an invoice: `INV-2026-000042`. */
export function invoiceNumber(kind: InvoiceKind, year: number, place: number): string {
  return `${INVOICE_SERIES[kind]}-${year}-${String(place).padStart(6, '0')}`
}

/** The number of an invoice or a credit note as it is stored, from one that was typed in any case; null where the text is none. */
export function typedInvoiceNumber(text: string): string | null {
  return /^(?:INV|CN)-\d{4}-\d{6,12}$/i.test(text) ? text.toUpperCase() : null
}

/** The sums of lines, in cents. */
export function sumsOf(lines: readonly InvoiceLine[]): {
  netCents: number
  taxCents: number
  grossCents: number
} {
  return {
    netCents: sumCents(lines.map(({netCents}) => netCents)),
    taxCents: sumCents(lines.map(({taxCents}) => taxCents)),
    grossCents: sumCents(lines.map(({grossCents}) => grossCents)),
  }
}

/** Base and tax of lines by rate, as an invoice has to say it; the highest rate first. */
export function sumsByRate(
  lines: readonly InvoiceLine[],
): {taxPercent: number; netCents: number; taxCents: number}[] {
  const byRate = Map.groupBy(lines, ({taxPercent}) => taxPercent)
  return [...byRate]
    .map(([taxPercent, ofRate]) => {
      const {netCents, taxCents} = sumsOf(ofRate)
      return {taxPercent, netCents, taxCents}
    })
    .toSorted((a, b) => b.taxPercent - a.taxPercent)
}

/**
 * What an invoice says of its tax, in words and cents: `Net`, then each rate, with its base where there are several; of reverse charge the
 * words that the law asks for.
 */
export function taxTotals(
  lines: readonly InvoiceLine[],
  isReverseCharge: boolean,
): {name: string; cents: number}[] {
  const sums = sumsByRate(lines)
  const nameOf = ({taxPercent, netCents}: {taxPercent: number; netCents: number}) => {
    if (sums.length > 1) return `Tax (${taxPercent}% of ${formatCents(netCents)})`
    return taxPercent === 0 ? 'Tax' : `Tax (${taxPercent}%)`
  }
  const rates = isReverseCharge
    ? [{name: 'Tax (Reverse charge)', cents: 0}]
    : sums.map((sum) => ({name: nameOf(sum), cents: sum.taxCents}))
  return [{name: 'Net', cents: sumsOf(lines).netCents}, ...rates]
}

/** The lines of an invoice, from those of a paid order. @param serviceOf what the service of a line is called */
export function invoiceLines(
  items: readonly OrderLine[],
  serviceOf: (line: OrderLine) => string,
): InvoiceLine[] {
  return items.map((line) => {
    const grossCents = paidCents(line)
    return {
      lineId: line.lineId,
      title: line.title,
      parts: (line.courses ?? []).map(({title}) => title),
      quantity: line.quantity,
      service: serviceOf(line),
      netCents: grossCents - line.taxCents,
      taxPercent: line.taxPercent ?? 0,
      taxCents: line.taxCents,
      grossCents,
    }
  })
}

/**
 * The lines of a credit note: what goes back of an invoice, to the cent. What is named beyond what is left of a line, and an amount
 * alone, is shared over the lines by what is left of each. The tax of all that went back of a line is that part of its tax, rounded, so
 * that the credit notes of all that was paid take back all of its tax, and never more.
 * @param before the lines of the credit notes that count already
 * @param refund at most what is left; its lines are empty for an amount alone, which is about none of what was bought: its quantity is 0
 */
export function creditLines(
  invoice: readonly InvoiceLine[],
  before: readonly InvoiceLine[],
  refund: {amountCents: number; lines: readonly RefundedLine[]},
): InvoiceLine[] {
  const wantedOf = (lineId: string) => refund.lines.find((line) => line.lineId === lineId)
  const earlierOf = (lineId: string) => before.filter((line) => line.lineId === lineId)
  const credited = (lineId: string) => sumsOf(earlierOf(lineId))
  const quantityOf = ({lineId, quantity}: InvoiceLine) => {
    const wanted = wantedOf(lineId)
    if (!wanted) return 0
    return wanted.quantity ?? Math.max(0, quantity - sumCents(earlierOf(lineId).map((line) => line.quantity)))
  }
  const left = invoice.map(({lineId, grossCents}) => grossCents - credited(lineId).grossCents)
  const named = invoice.map(({lineId}, index) => {
    return Math.min(wantedOf(lineId)?.amountCents ?? 0, left[index] ?? 0)
  })
  const rest = left.map((amount, index) => amount - (named[index] ?? 0))
  const beyond = Math.min(refund.amountCents - sumCents(named), sumCents(rest))
  const shares = beyond > 0 ? splitByLargestRemainder(beyond, rest) : rest.map(() => 0)
  return invoice.flatMap((line, index) => {
    const grossCents = (named[index] ?? 0) + (shares[index] ?? 0)
    if (grossCents === 0) return []
    const earlier = credited(line.lineId)
    const all = Math.round((line.taxCents * (earlier.grossCents + grossCents)) / line.grossCents)
    const taxCents = Math.min(grossCents, Math.max(0, all - earlier.taxCents))
    return [{...line, quantity: quantityOf(line), netCents: grossCents - taxCents, taxCents, grossCents}]
  })
}
