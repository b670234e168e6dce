import {Star} from './star'

const FIVE = [1, 2, 3, 4, 5] as const

/** A rating of whole stars out of five. */
export function Stars({value}: {value: number}) {
  return (
    <span className="inline-flex gap-0.5 align-middle">
      <span className="sr-only">{value} out of 5 stars</span>
      {FIVE.map((star) => (
        <Star
          key={star}
          className={
            star <= value
              ? 'size-4 fill-star'
              : 'size-4 fill-ink/15 forced-colors:fill-none forced-colors:stroke-current'
          }
        />
      ))}
    </span>
  )
}
