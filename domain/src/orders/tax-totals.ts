import * as z from 'zod/mini'
import {sumsByRate, type InvoiceFields} from './invoice.ts'

const amount = z._default(z.int(), 0)

/** What was invoiced in a month, less what was credited in it, by country, rate and the quarter of the payment. Amounts in cents. */
export const taxMonth = z.object({
  countries: z._default(
    z.record(
      z.string(),
      z.record(
        z.string(),
        z.record(z.string(), z.object({netCents: amount, taxCents: amount, documents: amount})),
      ),
    ),
    {},
  ),
})
export type TaxMonth = z.infer<typeof taxMonth>

/** What a company owes itself is apart from what is not taxed. */
const REVERSE_CHARGE = 'reverse'

/** Of a time (ms), its quarter in UTC: `2026-Q4`. */
export function quarterOf(at: number): string {
  const date = new Date(at)
  return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`
}

/** The months of a quarter: `2026-10`, `2026-11`, `2026-12`. */
export function monthsOf(quarter: string): string[] {
  const [year = '', place = '1'] = quarter.split('-Q')
  return [1, 2, 3].map((month) => `${year}-${String((Number(place) - 1) * 3 + month).padStart(2, '0')}`)
}

/**
 * What a document adds to the totals of the month in which it was made.
 * @param paidAt when what it is about was paid, in ms
 * @param sign 1, or -1 for what is taken back
 * @param documents 0 where it is counted already, and only its sums are taken back
 */
export function totalsOf(
  {lines, country, isReverseCharge}: Pick<InvoiceFields, 'lines' | 'country' | 'isReverseCharge'>,
  paidAt: number,
  sign: 1 | -1,
  documents: 0 | 1 = 1,
): TaxMonth {
  const rates = sumsByRate(lines).map(({taxPercent, netCents, taxCents}) => [
    isReverseCharge ? REVERSE_CHARGE : String(Math.round(taxPercent * 1000)),
    {[quarterOf(paidAt)]: {netCents: sign * netCents, taxCents: sign * taxCents, documents}},
  ])
  return {countries: {[country || 'unknown']: Object.fromEntries(rates)}}
}

/** A quarter in UTC: `2026-Q4`. */
export const quarter = z.string().check(z.regex(/^20\d\d-Q[1-4]$/))

/** A row of the report of a quarter. */
export const taxRow = z.object({
  /** two capital letters, or `unknown` */
  country: z.string(),
  /** in per cent; null where companies owe the tax themselves */
  taxPercent: z.nullable(z.number()),
  /** when it was paid: the quarter itself, or an earlier one that is corrected */
  quarter: z.string(),
  netCents: z.int(),
  taxCents: z.int(),
  documents: z.int(),
})
export type TaxRow = z.infer<typeof taxRow>

/** Of a quarter, the one before it. */
export function quarterBefore(of: string): string {
  const [year = '', place = '1'] = of.split('-Q')
  return place === '1' ? `${Number(year) - 1}-Q4` : `${year}-Q${Number(place) - 1}`
}

/** The report of some months, by country, rate and quarter. */
export function taxRows(months: readonly TaxMonth[]): TaxRow[] {
  const rows = new Map<string, TaxRow>()
  for (const {countries} of months)
    for (const [country, rates] of Object.entries(countries))
      for (const [rate, quarters] of Object.entries(rates))
        for (const [quarter, sums] of Object.entries(quarters)) {
          const key = [country, rate, quarter].join(' ')
          const taxPercent = rate === REVERSE_CHARGE ? null : Number(rate) / 1000
          const row = rows.get(key) ?? {country, taxPercent, quarter, netCents: 0, taxCents: 0, documents: 0}
          rows.set(key, {
            ...row,
            netCents: row.netCents + sums.netCents,
            taxCents: row.taxCents + sums.taxCents,
            documents: row.documents + sums.documents,
          })
        }
  return [...rows.values()].toSorted(
    (a, b) =>
      a.country.localeCompare(b.country) ||
      (b.taxPercent ?? -1) - (a.taxPercent ?? -1) ||
      b.quarter.localeCompare(a.quarter),
  )
}
