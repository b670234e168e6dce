import type {Output} from '@lectern/domain/contracts'
import type {teacherReviews} from '@lectern/domain/reviews/contracts'
import {Button} from '~/ui/button'
import {RelativeTime} from '~/ui/content/relative-time'
import {Stars} from '~/ui/content/stars'

export type TaughtReview = Output<typeof teacherReviews>['reviews'][number]

/** A review of a teacher's course, with their answer. */
export function ReviewRow({review, onAnswer}: {review: TaughtReview; onAnswer: () => void}) {
  const {courseTitle, author, rating, text, answer, isOwnAnswer, helpful, createdAt} = review
  const name = `review by ${author} of ${courseTitle}`
  const label = answer === null || !isOwnAnswer ? 'Answer' : 'Change answer'
  return (
    <article aria-label={`Review by ${author} of ${courseTitle}`} className="grid gap-2 py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display text-sm">
        <Stars value={rating} />
        <span className="font-semibold">{author}</span>
        <span className="text-ink-soft">{courseTitle}</span>
        <span className="text-ink-faint">
          <RelativeTime ms={createdAt} />
          {helpful > 0 && ` · helpful to ${helpful}`}
        </span>
      </div>
      {text === '' ? (
        <p className="text-ink-faint">No words.</p>
      ) : (
        <p className="measure wrap-anywhere whitespace-pre-line">{text}</p>
      )}
      {answer !== null && (
        <div className="measure grid gap-1 border-l-2 border-border-strong pl-4">
          <p className="font-display text-sm font-semibold">
            {isOwnAnswer ? 'Your answer' : 'Answer of an earlier teacher'}
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{answer}</p>
        </div>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${label}: ${name}`}
        onClick={onAnswer}
        className="-ml-3.5 justify-self-start"
      >
        {label}
      </Button>
    </article>
  )
}
