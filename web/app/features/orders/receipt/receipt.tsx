import {formatCents} from '@lectern/domain/money'
import type {ReactNode} from 'react'
import {receiptContent, type ReceiptDetails} from './receipt-content'
import {Fact} from '~/ui/content/fact'
import {PartList} from '~/ui/content/part-list'
import {Card} from '~/ui/layout/card'

/** The receipt of a paid order. On paper it is all that is printed, on one page of A4 or Letter, whichever way it is turned. */
export function Receipt(details: ReceiptDetails) {
  const {title, number, facts, items, totals, note} = receiptContent(details)
  return (
    <Card className="grid max-w-180 gap-8 print:max-w-none print:border-0 print:bg-transparent print:p-0">
      <h2 className="text-2xl">{details.seller.name}</h2>
      <dl className="grid gap-x-10 gap-y-5 font-display xs:grid-cols-2 print:grid-cols-2">
        {facts.map(({name, lines}) => (
          <Fact key={name} name={name}>
            {lines.map((line) => (
              <span key={line} className="tabular block wrap-anywhere">
                {line}
              </span>
            ))}
          </Fact>
        ))}
      </dl>
      <table className="w-full font-display">
        <caption className="sr-only">
          {title} {number}
        </caption>
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
          {items.map(({id, name, parts, cents}) => (
            <tr key={id} className="border-t border-border">
              <td className="py-3 pr-6">
                {name}
                <PartList parts={parts.map((title) => ({courseId: title, title}))} />
              </td>
              <Amount cents={cents} />
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-ink">
          {totals.map(({name, cents, strong}) => (
            <Line key={name} name={name} strong={strong}>
              <Amount cents={cents} />
            </Line>
          ))}
        </tfoot>
      </table>
      <p className="text-sm text-ink-soft">{note}</p>
    </Card>
  )
}

function Line({name, strong, children}: {name: string; strong?: boolean; children: ReactNode}) {
  return (
    <tr className={strong ? 'text-lg font-semibold' : 'font-normal'}>
      <th scope="row" className="pt-3 pr-6 text-left [font-weight:inherit]">
        {name}
      </th>
      {children}
    </tr>
  )
}

function Amount({cents}: {cents: number}) {
  return <td className="tabular pt-3 text-right align-top whitespace-nowrap">{formatCents(cents)}</td>
}
