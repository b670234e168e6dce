import {RATINGS, type RatingValue} from '@lectern/domain/reviews/review'
import {useId} from 'react'
import {useFormState} from '~/lib/forms/action-form'
import {Star} from '~/ui/content/star'

/** Five radio buttons that look like stars, the field `rating` of a form. */
export function RatingInput({defaultValue}: {defaultValue: RatingValue | null}) {
  const error = useFormState().errors['rating']
  const id = useId()
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1 font-display text-sm font-medium">Your rating</legend>
      <div className="-ml-2 flex">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="grid size-11 cursor-pointer place-items-center rounded fill-transparent stroke-ink-faint hover:bg-ink/8 has-checked:fill-star has-checked:stroke-star has-focus-visible:outline-2.5 has-focus-visible:outline-focus forced-colors:has-checked:fill-[Highlight] [&:has(~label>input:checked)]:fill-star [&:has(~label>input:checked)]:stroke-star forced-colors:[&:has(~label>input:checked)]:fill-[Highlight]"
          >
            <input
              type="radio"
              name="rating"
              value={rating}
              defaultChecked={rating === defaultValue}
              className="sr-only"
            />
            <Star className="size-7 fill-inherit stroke-inherit" />
            <span className="sr-only">{rating === 1 ? '1 star' : `${rating} stars`}</span>
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={id} className="font-display text-sm leading-snug font-medium text-danger-ink">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
