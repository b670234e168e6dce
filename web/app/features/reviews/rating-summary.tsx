import {MIN_REVIEWS_FOR_RATING, RATINGS, summarize, type RatingCounts} from '@lectern/domain/reviews/review'
import {pluralize} from '~/ui/content/pluralize'
import {ProgressBar} from '~/ui/content/progress-bar'
import {Stars} from '~/ui/content/stars'

interface RatingSummaryProps {
  counts: RatingCounts
  /** the mean that the page and the cards show; null while the course has too few reviews */
  rating: number | null
}

/** The rating that a course has by its reviews, and how many gave each rating. */
export function RatingSummary({counts, rating: mean}: RatingSummaryProps) {
  const {reviews} = summarize(counts)
  return (
    <div className="grid items-center gap-x-12 gap-y-6 rounded bg-surface-sunken p-6 sm:grid-cols-[auto_1fr] sm:p-8">
      <div className="grid justify-items-start gap-1">
        {mean !== null && (
          <>
            <p className="tabular font-display text-4xl font-semibold">
              {mean.toFixed(1)}
              <span className="sr-only"> out of 5</span>
            </p>
            <span aria-hidden>
              <Stars value={Math.round(mean)} />
            </span>
          </>
        )}
        <p
          className={
            mean === null ? 'font-display text-lg font-semibold' : 'font-display text-sm text-ink-soft'
          }
        >
          {pluralize(reviews, 'review')}
        </p>
        {mean === null && (
          <p className="max-w-56 font-display text-sm text-ink-soft">
            From {MIN_REVIEWS_FOR_RATING} reviews on, they make the rating of the course.
          </p>
        )}
      </div>
      <dl className="tabular grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1.5 font-display text-sm">
        {RATINGS.toReversed().map((rating) => (
          <div key={rating} className="col-span-3 grid grid-cols-subgrid items-center">
            <dt>{rating === 1 ? '1 star' : `${rating} stars`}</dt>
            <dd className="contents">
              <ProgressBar
                percent={(100 * counts[rating]) / reviews}
                label={`Share of reviews with ${rating === 1 ? '1 star' : `${rating} stars`}`}
              />
              <span className="text-right text-ink-soft">{counts[rating]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
