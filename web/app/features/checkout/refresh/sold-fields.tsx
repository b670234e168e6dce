import type {CartItem} from '@lectern/domain/cart'
import {lostSentences} from './cart-changes'

interface SoldFieldsProps {
  item: CartItem
  totalCents: number
  /** the courses of a bundle that it has lost since the page was loaded */
  lostIds: readonly string[]
}

/** What a form that opens a checkout says of what is bought, as its buyer sees it; and what of that is not so any more. */
export function SoldFields({item, totalCents, lostIds}: SoldFieldsProps) {
  const courses = item.kind === 'bundle' ? item.courses.filter(({id}) => !lostIds.includes(id)) : []
  return (
    <>
      <input type="hidden" name="kind" value={item.kind ?? 'course'} />
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="expectedTotalCents" value={totalCents} />
      {courses.map(({id}, index) => (
        <input key={id} type="hidden" name={`courseIds[${index}]`} value={id} />
      ))}
      {lostSentences([item], lostIds).map((sentence) => (
        <p key={sentence} className="rounded bg-amber-soft px-4 py-3 text-amber-ink">
          {sentence}
        </p>
      ))}
    </>
  )
}
