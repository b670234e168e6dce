import {formatCents} from '@lectern/domain/money'
import {paymentMethodLabel} from '@lectern/domain/order'
import type {ReactNode} from 'react'
import type {Order} from './orders'
import {longDate} from '~/ui/content/dates'
import {Fact} from '~/ui/content/fact'
import {Card} from '~/ui/layout/card'

/** Who is named on a receipt; empty where it is not known. */
export interface ReceiptParty {
  name: string
  email: string
  /** the lines of a postal address */
  address?: readonly string[]
}

interface ReceiptProps {
  /** a paid order */
  order: Order
  seller: ReceiptParty
  buyer: ReceiptParty
}

/** The receipt of a paid order. On paper it is all that is printed, on one page of A4 or Letter, whichever way it is turned. */
export function Receipt({order, seller, buyer}: ReceiptProps) {
  const {id, items, discount, amountCents, completedAt, refundedAt, paymentMethod} = order
  return (
    <Card className="grid max-w-180 gap-8 print:max-w-none print:border-0 print:bg-transparent print:p-0">
      <h2 className="text-2xl">{seller.name}</h2>
      <dl className="grid gap-x-10 gap-y-5 font-display xs:grid-cols-2 print:grid-cols-2">
        <Fact name="Receipt number">
          <span className="tabular wrap-anywhere">{id}</span>
        </Fact>
        {completedAt !== null && <Fact name="Paid on">{longDate(completedAt)}</Fact>}
        <Fact name="Sold by">
          <Party party={seller} />
        </Fact>
        <Fact name="Sold to">
          <Party party={buyer} />
        </Fact>
        {paymentMethod && <Fact name="Paid with">{paymentMethodLabel(paymentMethod)}</Fact>}
        {refundedAt !== null && <Fact name="Refunded on">{longDate(refundedAt)}</Fact>}
      </dl>
      <table className="w-full font-display">
        <caption className="sr-only">What was bought</caption>
        <thead className="text-left text-sm text-ink-faint">
          <tr>
            <th scope="col" className="pb-2 font-medium">
              Course
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({courseId, courseTitle, priceCents}) => (
            <tr key={courseId} className="border-t border-border">
              <td className="py-3 pr-6">{courseTitle}</td>
              <Amount cents={priceCents} />
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-ink">
          {discount && (
            <Line name={`Discount (${discount.code})`}>
              <Amount cents={-discount.discountCents} />
            </Line>
          )}
          <Line name="Tax">
            <Amount cents={0} />
          </Line>
          <Line name="Total paid" strong>
            <Amount cents={amountCents} />
          </Line>
          {refundedAt !== null && (
            <Line name="Refunded">
              <Amount cents={-amountCents} />
            </Line>
          )}
        </tfoot>
      </table>
      <p className="text-sm text-ink-soft">All amounts are in US dollars.</p>
    </Card>
  )
}

function Party({party: {name, email, address = []}}: {party: ReceiptParty}) {
  return [name, ...address, email]
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className="block wrap-anywhere">
        {line}
      </span>
    ))
}

function Line({name, strong, children}: {name: string; strong?: boolean; children: ReactNode}) {
  return (
    <tr className={strong ? 'text-lg font-semibold' : undefined}>
      <th scope="row" className="pt-3 pr-6 text-left font-[inherit]">
        {name}
      </th>
      {children}
    </tr>
  )
}

function Amount({cents}: {cents: number}) {
  return <td className="tabular pt-3 text-right align-top whitespace-nowrap">{formatCents(cents)}</td>
}
