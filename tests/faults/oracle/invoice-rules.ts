import type {Database} from './books.ts'
import {isPaid, type Indexed} from './indexed.ts'
import type {Finding, Rule} from './rule.ts'

type Invoice = Database['invoices'][string]

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

const documentsOf = ({database}: Indexed, orderId: string): Invoice[] =>
  Object.values(database.invoices).filter((invoice) => invoice.orderId === orderId)
/** The one that no other has replaced. */
const standing = (documents: Invoice[]) =>
  documents.filter(({kind, replacedBy}) => kind === 'invoice' && replacedBy === null)
const notesOf = (documents: Invoice[]) =>
  documents.filter(({kind, isVoid}) => kind === 'credit-note' && !isVoid)

/** Invoices = what was paid, credit notes = what went back, and their numbers. */
export const invoiceRules = {
  'numbers of invoices are without gaps, and each is given once': ({database: {invoices, invoiceSeries}}) => {
    const bySeries = Map.groupBy(Object.keys(invoices), (number) => number.slice(0, number.lastIndexOf('-')))
    const series = new Set([...bySeries.keys(), ...Object.keys(invoiceSeries)])
    return [...series].flatMap((name): Finding[] => {
      const given = (bySeries.get(name) ?? []).map((number) =>
        Number(number.slice(number.lastIndexOf('-') + 1)),
      )
      const last = invoiceSeries[name]?.last ?? 0
      const isWhole = given.length === last && given.every((place) => place >= 1 && place <= last)
      return isWhole ? [] : [[name, `has ${given.length} documents, and ${last} numbers were given`]]
    })
  },

  'every paid order whose tax is known has one invoice, of what was paid': (books) =>
    books.orders.flatMap((order): Finding[] => {
      if (!order.tax || !isPaid(order)) return []
      const documents = standing(documentsOf(books, order.id))
      const [invoice] = documents
      if (!invoice || documents.length > 1) return [[order.id, `has ${documents.length} invoices`]]
      const {grossCents, netCents, taxCents, lines} = invoice
      const isSum =
        netCents + taxCents === grossCents &&
        sum(lines.map((line) => line.grossCents)) === grossCents &&
        sum(lines.map((line) => line.taxCents)) === taxCents &&
        lines.every((line) => line.taxCents <= line.grossCents)
      const taxOfOrder = sum(order.items.map((line) => line.taxCents ?? 0))
      return isSum && grossCents === order.amountCents && taxCents === taxOfOrder
        ? []
        : [
            [
              order.id,
              `cost ${order.amountCents} with ${taxOfOrder} of tax, and its invoice says ${grossCents}`,
            ],
          ]
    }),

  'every refund of such an order has one credit note, of what went back': (books) =>
    books.orders.flatMap((order): Finding[] => {
      if (!order.tax) return []
      const notes = notesOf(documentsOf(books, order.id))
      const made = Object.entries(books.database.refunds).filter(
        ([path, {state}]) => path.startsWith(`${order.id}/`) && state === 'made',
      )
      const isEach = made.every(([path, {amountCents}]) => {
        const own = notes.filter(({refundId}) => path === `${order.id}/${refundId}`)
        return own.length === 1 && own[0]?.grossCents === amountCents
      })
      return isEach && notes.length === made.length
        ? []
        : [[order.id, `has ${made.length} refunds and ${notes.length} credit notes, or of other amounts`]]
    }),

  'credit notes take back no more than their invoice says': (books) =>
    books.orders.flatMap((order): Finding[] => {
      const documents = documentsOf(books, order.id)
      const [invoice] = standing(documents)
      const notes = notesOf(documents)
      if (!invoice) return notes.length === 0 ? [] : [[order.id, 'has credit notes, and no invoice']]
      const [gross, tax] = [
        sum(notes.map((note) => note.grossCents)),
        sum(notes.map((note) => note.taxCents)),
      ]
      const isPossible = gross <= invoice.grossCents && tax <= invoice.taxCents
      const isWhole = gross < invoice.grossCents || tax === invoice.taxCents
      return isPossible && isWhole ? [] : [[order.id, `gives ${tax} of ${invoice.taxCents} of tax back`]]
    }),

  'the totals of taxes are the sums of the invoices': ({database: {invoices, taxMonths}}) => {
    const counted = Object.values(taxMonths).flatMap(({countries}) =>
      Object.values(countries ?? {}).flatMap((rates) =>
        Object.values(rates).flatMap((quarters) => Object.values(quarters)),
      ),
    )
    const documents = Object.values(invoices).filter(({replaces, isVoid}) => replaces === null && !isVoid)
    const expected = (field: 'netCents' | 'taxCents') =>
      sum(documents.map((one) => (one.kind === 'invoice' ? one[field] : -one[field])))
    return (['netCents', 'taxCents'] as const).flatMap((field): Finding[] => {
      const actual = sum(counted.map((row) => row[field] ?? 0))
      return actual === expected(field) ? [] : [[field, `is counted as ${actual}, and is ${expected(field)}`]]
    })
  },
} satisfies Record<string, Rule>
