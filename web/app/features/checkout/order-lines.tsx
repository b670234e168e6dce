import {lineRemark} from '@lectern/domain/order'
import {formatCents} from '@lectern/domain/money'
import {addedTaxCents} from '@lectern/domain/orders/tax'
import type {ConfirmedOrder} from './confirmation'
import {PartList} from '~/ui/content/part-list'

/** The purchased courses and bundles, their prices, the discount, and the tax that came on top. */
export function OrderLines({order}: {order: ConfirmedOrder}) {
  const taxCents = addedTaxCents(order)
  return (
    <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 font-display">
      {order.items.map(({lineId, title, courses, priceCents, ...line}) => (
        <div key={lineId} className="col-span-2 grid grid-cols-subgrid border-t border-border py-3">
          <dt className="font-medium">
            {title}
            <PartList parts={courses} />
            {line.for !== 'me' && <span className="block text-sm text-ink-faint">{lineRemark(line)}</span>}
          </dt>
          <dd className="text-right">{formatCents(priceCents)}</dd>
        </div>
      ))}
      {order.discount && (
        <div className="col-span-2 grid grid-cols-subgrid border-t border-border py-3">
          <dt className="wrap-anywhere">Discount ({order.discount.code})</dt>
          <dd className="text-right">{formatCents(-order.discount.discountCents)}</dd>
        </div>
      )}
      {taxCents > 0 && (
        <div className="col-span-2 grid grid-cols-subgrid border-t border-border py-3">
          <dt>Tax</dt>
          <dd className="text-right">{formatCents(taxCents)}</dd>
        </div>
      )}
      <div className="col-span-2 grid grid-cols-subgrid border-t border-ink py-3 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="text-right">{formatCents(order.amountCents)}</dd>
      </div>
    </dl>
  )
}
