import {sumCents} from '@lectern/domain/money'
import {lineRemark, paymentMethodLabel} from '@lectern/domain/order'
import {taxTotals} from '@lectern/domain/orders/invoice'
import {addedTaxCents, countryName} from '@lectern/domain/orders/tax'
import type {Invoice} from '~/features/orders/invoices'
import type {Order} from '~/features/orders/orders'
import {documentDate} from '~/ui/content/dates'

/** Who is named on a receipt; empty where it is not known. */
export interface ReceiptParty {
  name: string
  email: string
  /** the lines of a postal address */
  address?: readonly string[]
}

/** What a receipt, an invoice or a credit note takes from its order. */
type ReceiptOrder = Pick<
  Order,
  | 'id'
  | 'items'
  | 'discount'
  | 'amountCents'
  | 'refundedCents'
  | 'completedAt'
  | 'refundedAt'
  | 'paymentMethod'
>

export interface ReceiptDetails {
  /** a paid order */
  order: ReceiptOrder
  seller: ReceiptParty
  buyer: ReceiptParty
  /** the invoice or the credit note that is shown; null for the receipt of an order without */
  invoice: Invoice | null
}

interface ReceiptFact {
  name: string
  lines: readonly string[]
}

interface ReceiptTotal {
  name: string
  /** negative where it is taken off or given back */
  cents: number
  strong?: true
}

/** The words and figures of a receipt, on the page and in the PDF file. */
export interface ReceiptContent {
  /** what it is */
  title: 'Receipt' | 'Invoice' | 'Credit note'
  /** its number, or that of the order */
  number: string
  facts: readonly ReceiptFact[]
  /** with the titles of the courses of a bundle */
  items: readonly {id: string; name: string; parts: readonly string[]; cents: number}[]
  totals: readonly ReceiptTotal[]
  note: string
}

/** What the receipt, invoice or credit note of a paid order says. */
export function receiptContent(details: ReceiptDetails): ReceiptContent {
  const {invoice} = details
  return invoice ? invoiceContent(details, invoice) : orderContent(details)
}

function orderContent({order, seller, buyer}: ReceiptDetails): ReceiptContent {
  const {id, items, discount, amountCents, refundedCents, completedAt, refundedAt, paymentMethod} = order
  const facts: ReceiptFact[] = [{name: 'Receipt number', lines: [id]}]
  if (completedAt !== null) facts.push({name: 'Paid on', lines: [documentDate(completedAt)]})
  facts.push({name: 'Sold by', lines: partyLines(seller)}, {name: 'Sold to', lines: partyLines(buyer)})
  if (paymentMethod) facts.push({name: 'Paid with', lines: [paymentMethodLabel(paymentMethod)]})
  if (refundedAt !== null) facts.push({name: 'Refunded on', lines: [documentDate(refundedAt)]})

  const totals: ReceiptTotal[] = []
  if (discount) totals.push({name: `Discount (${discount.code})`, cents: -discount.discountCents})
  totals.push(taxOf(order), {name: 'Total paid', cents: amountCents, strong: true})
  const refunded = refundedAt === null ? 'Refunded in part' : 'Refunded'
  if (refundedCents > 0) totals.push({name: refunded, cents: -refundedCents})
  return {
    title: 'Receipt',
    number: id,
    facts,
    items: items.map(({lineId, title, courses = [], priceCents, isGivenBack, ...line}) => {
      const remarks = [
        line.for !== 'me' && lineRemark(line).replace(/^A/, 'a'),
        isGivenBack && refundedAt === null && 'given back',
      ]
      const said = remarks.filter((remark) => typeof remark === 'string').join(', ')
      return {
        id: lineId,
        name: said === '' ? title : `${title} (${said})`,
        parts: courses.map((course) => course.title),
        cents: priceCents,
      }
    }),
    totals,
    note: 'All amounts are in US dollars.',
  }
}

/** What an order that has no invoice yet, or gets none, says of its tax: whether the prices above are with it. */
function taxOf(order: ReceiptOrder): ReceiptTotal {
  const cents = sumCents(order.items.map(({taxCents}) => taxCents))
  return {name: cents > 0 && addedTaxCents(order) === 0 ? 'Tax included' : 'Tax', cents}
}

/** What the law asks of an invoice: who, when, what, the base of the tax, its rate and amount. */
function invoiceContent({order, seller, buyer}: ReceiptDetails, invoice: Invoice): ReceiptContent {
  const isCredit = invoice.kind === 'credit-note'
  const sign = isCredit ? -1 : 1
  const title = isCredit ? 'Credit note' : 'Invoice'
  const {discount, paymentMethod, refundedAt, refundedCents} = order
  const facts: ReceiptFact[] = [
    {name: `${title} number`, lines: [invoice.number]},
    {name: 'Date', lines: [documentDate(invoice.issuedAt)]},
    {name: isCredit ? 'Given back on' : 'Paid on', lines: [documentDate(invoice.suppliedAt)]},
    {name: 'Order', lines: [order.id]},
    {name: 'Sold by', lines: namesOf(invoice.seller, invoice.seller.taxNumber, seller.email)},
    {name: 'Sold to', lines: buyerLines(invoice, buyer)},
  ]
  if (invoice.invoice !== null) facts.push({name: 'For invoice', lines: [invoice.invoice]})
  if (invoice.replaces !== null) facts.push({name: 'Replaces', lines: [invoice.replaces]})
  if (invoice.replacedBy !== null) facts.push({name: 'Replaced by', lines: [invoice.replacedBy]})
  if (paymentMethod && !isCredit) facts.push({name: 'Paid with', lines: [paymentMethodLabel(paymentMethod)]})

  const totals: ReceiptTotal[] = []
  if (discount && !isCredit)
    totals.push({name: `Discount (${discount.code})`, cents: -discount.discountCents})
  for (const {name, cents} of taxTotals(invoice.lines, invoice.isReverseCharge))
    totals.push({name, cents: sign * cents})
  totals.push({
    name: isCredit ? 'Total given back' : 'Total paid',
    cents: sign * invoice.grossCents,
    strong: true,
  })
  if (!isCredit && refundedCents > 0)
    totals.push({name: refundedAt === null ? 'Refunded in part' : 'Refunded', cents: -refundedCents})
  const priceOf = (lineId: string, gross: number) =>
    isCredit ? -gross : (order.items.find((line) => line.lineId === lineId)?.priceCents ?? gross)
  return {
    title,
    number: invoice.number,
    facts,
    items: invoice.lines.map(({lineId, title: name, parts, service, quantity, grossCents}) => {
      const line = order.items.find((one) => one.lineId === lineId)
      // An amount that was given back alone is about none of what was bought.
      const isNamed = line && line.for !== 'me' && quantity > 0
      return {
        id: lineId,
        name: isNamed ? `${name} (${lineRemark({for: line.for, quantity}).replace(/^A/, 'a')})` : name,
        parts: parts.length > 0 ? parts : [service],
        cents: priceOf(lineId, grossCents),
      }
    }),
    totals,
    note: [
      'All amounts are in US dollars.',
      ...(invoice.isReverseCharge
        ? ['Reverse charge: the buyer owes the tax (Directive 2006/112/EC, Article 196).']
        : []),
      ...(invoice.isVoid ? ['The money did not arrive, so this credit note counts for nothing.'] : []),
      ...(invoice.replacedBy !== null
        ? ['It does not count any more: another invoice has replaced it.']
        : []),
    ].join(' '),
  }
}

/** Who has bought by an invoice or a credit note, a line each. @param buyer their name where it has none, and their address for mail */
export function buyerLines({buyer: named}: Invoice, buyer: ReceiptParty): string[] {
  const party = {name: named.name || buyer.name, address: withCountry(named)}
  return namesOf(party, named.taxNumber?.value ?? '', buyer.email)
}

function withCountry({address, country}: Invoice['buyer']): string[] {
  return [...address, ...(country === '' ? [] : [countryName(country)])]
}

function namesOf(
  {name, address}: {name: string; address: readonly string[]},
  taxNumber: string,
  email: string,
) {
  return partyLines({name, address: [...address, ...(taxNumber ? [`Tax number ${taxNumber}`] : [])], email})
}

/** The address of a company begins with its name, which is not said twice. */
function partyLines({name, email, address = []}: ReceiptParty): string[] {
  return [...new Set([name, ...address, email])].filter((line) => line !== '')
}
