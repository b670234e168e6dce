import type {CartItem} from '@lectern/domain/cart'
import {TaxNote} from '~/ui/content/price'
import {coursesKept} from './cart-changes'
import type {SoldNow} from './use-sold-now'

/** What a form that opens a checkout says of what is bought, as its buyer sees it; what of that is not so any more; and that tax is in it. */
export function SoldFields({item, totalCents, lostIds, lost}: SoldNow & {item: CartItem}) {
  return (
    <>
      <input type="hidden" name="kind" value={item.kind ?? 'course'} />
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="expectedTotalCents" value={totalCents} />
      {coursesKept(item, lostIds).map(({id}, index) => (
        <input key={id} type="hidden" name={`courseIds[${index}]`} value={id} />
      ))}
      <TaxNote />
      {lost.map((sentence) => (
        <p key={sentence} className="rounded bg-amber-soft px-4 py-3 text-amber-ink">
          {sentence}
        </p>
      ))}
    </>
  )
}
