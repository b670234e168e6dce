import {RATINGS, summarize, type RatingCounts} from '@lectern/domain/reviews/review'
import {pluralize} from '~/ui/content/pluralize'
import {ProgressBar} from '~/ui/content/progress-bar'
import {Stars} from '~/ui/content/stars'

/** The mean rating of a course's reviews, and how many gave each rating. */
export function RatingSummary({counts}: {counts: RatingCounts}) {
  const {reviews, average} = summarize(counts)
  if (average === null) return null
  return (
    <div className="grid items-center gap-x-12 gap-y-6 rounded bg-surface-sunken p-6 sm:grid-cols-[auto_1fr] sm:p-8">
      <div className="grid justify-items-start gap-1">
        <p className="tabular font-display text-4xl font-semibold">
          {average.toFixed(1)}
          <span className="sr-only"> out of 5</span>
        </p>
        <span aria-hidden>
          <Stars value={Math.round(average)} />
        </span>
        <p className="font-display text-sm text-ink-soft">{pluralize(reviews, 'review')}</p>
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
