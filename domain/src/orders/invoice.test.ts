import fc from 'fast-check'
import {expect, test} from 'vitest'
import {sumCents} from '../money.ts'
import {taxedLines} from '../testing/order-lines.ts'
import {
  creditLines,
  invoiceLines,
  invoiceNumber,
  sumsByRate,
  sumsOf,
  taxTotals,
  typedInvoiceNumber,
  type InvoiceLine,
} from './invoice.ts'
import {lineOfCourse, lineOfSeats, netPaidCents, netPartCents, paidCents, type RefundedLine} from './lines.ts'
import {addedTaxCents} from './tax.ts'
import {monthsOf, quarterOf, taxRows, totalsOf} from './tax-totals.ts'

const service = () => 'Self-study course'

test('an invoice is what was paid, line by line and rate by rate', () => {
  fc.assert(
    fc.property(taxedLines, (items) => {
      const lines = invoiceLines(items, service)
      const {netCents, taxCents, grossCents} = sumsOf(lines)
      expect(grossCents).toBe(sumCents(items.map(paidCents)))
      expect(netCents).toBe(sumCents(items.map(netPaidCents)))
      expect(netCents + taxCents).toBe(grossCents)
      expect(sumCents(sumsByRate(lines).map((rate) => rate.taxCents))).toBe(taxCents)
    }),
  )
})

test('credit notes of whatever parts take back all of the tax with the last cent, and never more', () => {
  const parts = fc.array(
    fc.record({share: fc.double({min: 0.01, max: 1, noNaN: true}), named: fc.option(fc.nat(5))}),
    {maxLength: 5},
  )
  fc.assert(
    fc.property(taxedLines, parts, (items, wanted) => {
      const invoice = invoiceLines(items, service)
      const all = sumsOf(invoice)
      let before: InvoiceLine[] = []
      for (const {share, named} of [...wanted, {share: 1, named: null}]) {
        const left = all.grossCents - sumsOf(before).grossCents
        const amountCents = share === 1 ? left : Math.floor(left * share)
        if (amountCents === 0) continue
        const line = named === null ? undefined : invoice[named]
        const refund = {amountCents, lines: line ? [{lineId: line.lineId, amountCents}] : []}
        const note = creditLines(invoice, before, refund)
        expect(sumsOf(note).grossCents).toBe(amountCents)
        before = [...before, ...note]
        expect(sumsOf(before).taxCents).toBeLessThanOrEqual(all.taxCents)
        for (const one of note) {
          expect(one.netCents + one.taxCents).toBe(one.grossCents)
          expect(Math.min(one.netCents, one.taxCents)).toBeGreaterThanOrEqual(0)
        }
      }
      expect(sumsOf(before)).toEqual(all)
    }),
  )
})

test('a credit note says how many it is about: of some seats so many, of the rest what is left, and of an amount alone none', () => {
  const line = {
    ...lineOfSeats(lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 5399}, 0), 5, 5399),
    taxCents: 0,
  }
  const invoice = invoiceLines([line], service)
  const {lineId} = line
  const notes: InvoiceLine[] = []
  const credit = (amountCents: number, lines: RefundedLine[]) => {
    const [note] = creditLines(invoice, notes, {amountCents, lines})
    if (note) notes.push(note)
    return note?.quantity
  }
  expect(credit(2 * 5399, [{lineId, amountCents: 2 * 5399, quantity: 2}])).toBe(2)
  expect(credit(399, [])).toBe(0)
  expect(credit(3 * 5399 - 399, [{lineId, amountCents: 3 * 5399 - 399}])).toBe(3)
})

test('the parts of an amount that are without tax add up to what was paid without it', () => {
  fc.assert(
    fc.property(taxedLines, fc.double({min: 0, max: 1, noNaN: true}), (items, share) => {
      for (const line of items) {
        const first = Math.floor(paidCents(line) * share)
        const rest = netPartCents(line, paidCents(line)) - netPartCents(line, first)
        expect(netPartCents(line, first) + rest).toBe(netPaidCents(line))
        expect(rest).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('a report has what was invoiced, less what was credited, under the quarter of the payment', () => {
  const line = {taxPercent: 19, netCents: 10_000, taxCents: 1900, grossCents: 11_900} as InvoiceLine
  const august = Date.UTC(2026, 7, 31)
  const sold = totalsOf({lines: [line], country: 'DE', isReverseCharge: false}, Date.UTC(2026, 10, 1), 1)
  const back = totalsOf({lines: [line], country: 'DE', isReverseCharge: false}, august, -1)
  const company = totalsOf(
    {lines: [{...line, taxPercent: 0}], country: 'AT', isReverseCharge: true},
    august,
    1,
  )
  const madeVoid = totalsOf({lines: [line], country: 'DE', isReverseCharge: false}, august, 1, 0)
  expect(taxRows([back, madeVoid])).toMatchObject([{netCents: 0, taxCents: 0, documents: 1}])
  expect(taxRows([sold, back, sold, company])).toEqual([
    {country: 'AT', taxPercent: null, quarter: '2026-Q3', netCents: 10_000, taxCents: 1900, documents: 1},
    {country: 'DE', taxPercent: 19, quarter: '2026-Q4', netCents: 20_000, taxCents: 3800, documents: 2},
    {country: 'DE', taxPercent: 19, quarter: '2026-Q3', netCents: -10_000, taxCents: -1900, documents: 1},
  ])
  expect(quarterOf(august)).toBe('2026-Q3')
  expect(monthsOf('2026-Q4')).toEqual(['2026-10', '2026-11', '2026-12'])
})

test('what an order paid beside its prices is tax that came on top', () => {
  const items = [{priceCents: 10_000}, {priceCents: 5000}]
  expect(addedTaxCents({amountCents: 15_000, items, discount: null})).toBe(0)
  expect(addedTaxCents({amountCents: 17_850, items, discount: null})).toBe(2850)
  expect(addedTaxCents({amountCents: 13_090, items, discount: {discountCents: 4000}})).toBe(2090)
})

test('an invoice says its rates, and of reverse charge the words that the law asks for', () => {
  const line = {taxPercent: 8.1, netCents: 100, taxCents: 8, grossCents: 108} as InvoiceLine
  expect(taxTotals([line], false)).toEqual([
    {name: 'Net', cents: 100},
    {name: 'Tax (8.1%)', cents: 8},
  ])
  const lines = [
    line,
    {...line, taxPercent: 20, netCents: 5000, taxCents: 1000},
    {...line, taxPercent: 0, taxCents: 0},
  ]
  expect(taxTotals(lines, false)).toEqual([
    {name: 'Net', cents: 5200},
    {name: 'Tax (20% of $50.00)', cents: 1000},
    {name: 'Tax (8.1% of $1.00)', cents: 8},
    {name: 'Tax (0% of $1.00)', cents: 0},
  ])
  expect(taxTotals([{...line, taxCents: 0, netCents: 108}], true).at(-1)?.name).toBe('Tax (Reverse charge)')
  expect(invoiceNumber('credit-note', 2026, 42)).toBe('CN-2026-000042')
})

test.each([
  ['INV-2026-000042', 'INV-2026-000042'],
  ['cn-2026-000007', 'CN-2026-000007'],
  ['Inv-2026-1234567', 'INV-2026-1234567'],
  ['INV-2026', null],
  ['INV-2026-42', null],
  ['INV-2026-000042/x', null],
  ['invoice', null],
])('%j is the number of the document %j', (text, number) => {
  expect(typedInvoiceNumber(text)).toBe(number)
})
