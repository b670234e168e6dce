import type {Output} from '@lectern/domain/contracts'
import {MAX_REVIEW_LENGTH} from '@lectern/domain/limits'
import type {teacherReviews} from '@lectern/domain/reviews/contracts'
import {useState} from 'react'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {Button} from '~/ui/button'
import {RelativeTime} from '~/ui/content/relative-time'
import {Stars} from '~/ui/content/stars'
import {Textarea} from '~/ui/form/textarea'

export type TaughtReview = Output<typeof teacherReviews>['reviews'][number]

/** A review of a teacher's course, with their answer. */
export function ReviewRow({review}: {review: TaughtReview}) {
  const {id, courseTitle, author, rating, text, answer, isOwnAnswer, helpful, createdAt, updatedAt} = review
  const [isAnswering, setAnswering] = useState(false)
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
        onClick={() => setAnswering(true)}
        className="-ml-3.5 justify-self-start"
      >
        {label}
      </Button>
      <FormDialog
        open={isAnswering}
        onClose={() => setAnswering(false)}
        title={`Answer to ${author}`}
        description={
          isOwnAnswer
            ? 'It is shown under the review, in your name. An empty answer is taken away.'
            : 'It is shown under the review in your name, in place of what an earlier teacher has answered.'
        }
        formId={`answer-${id}`}
        actions={() => import('./actions')}
        intent="answerReview"
        values={{reviewId: id, seenAt: updatedAt}}
        submitLabel="Save Answer"
        pendingLabel="Saving..."
      >
        {text !== '' && (
          <blockquote className="max-h-40 overflow-y-auto border-l-2 border-border-strong pl-4 wrap-anywhere whitespace-pre-line text-ink-soft">
            {text}
          </blockquote>
        )}
        <FormField name="answer" label="Your answer">
          {(control) => (
            <Textarea
              {...control}
              required={!isOwnAnswer}
              maxLength={MAX_REVIEW_LENGTH}
              defaultValue={isOwnAnswer ? (answer ?? '') : ''}
            />
          )}
        </FormField>
      </FormDialog>
    </article>
  )
}
