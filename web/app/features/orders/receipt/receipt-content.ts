import {lineRemark, paymentMethodLabel} from '@lectern/domain/order'
import type {Order} from '~/features/orders/orders'
import {longDate} from '~/ui/content/dates'

/** Who is named on a receipt; empty where it is not known. */
export interface ReceiptParty {
  name: string
  email: string
  /** the lines of a postal address */
  address?: readonly string[]
}

export interface ReceiptDetails {
  /** a paid order */
  order: Order
  seller: ReceiptParty
  buyer: ReceiptParty
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
  facts: readonly ReceiptFact[]
  /** with the titles of the courses of a bundle */
  items: readonly {id: string; name: string; parts: readonly string[]; cents: number}[]
  totals: readonly ReceiptTotal[]
  note: string
}

/** What the receipt of a paid order says. */
export function receiptContent({order, seller, buyer}: ReceiptDetails): ReceiptContent {
  const {id, items, discount, amountCents, refundedCents, completedAt, refundedAt, paymentMethod} = order
  const facts: ReceiptFact[] = [{name: 'Receipt number', lines: [id]}]
  if (completedAt !== null) facts.push({name: 'Paid on', lines: [longDate(completedAt)]})
  facts.push({name: 'Sold by', lines: partyLines(seller)}, {name: 'Sold to', lines: partyLines(buyer)})
  if (paymentMethod) facts.push({name: 'Paid with', lines: [paymentMethodLabel(paymentMethod)]})
  if (refundedAt !== null) facts.push({name: 'Refunded on', lines: [longDate(refundedAt)]})

  const totals: ReceiptTotal[] = []
  if (discount) totals.push({name: `Discount (${discount.code})`, cents: -discount.discountCents})
  totals.push({name: 'Tax', cents: 0}, {name: 'Total paid', cents: amountCents, strong: true})
  const refunded = refundedAt === null ? 'Refunded in part' : 'Refunded'
  if (refundedCents > 0) totals.push({name: refunded, cents: -refundedCents})
  return {
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

/** The address of a company begins with its name, which is not said twice. */
function partyLines({name, email, address = []}: ReceiptParty): string[] {
  return [...new Set([name, ...address, email])].filter((line) => line !== '')
}
