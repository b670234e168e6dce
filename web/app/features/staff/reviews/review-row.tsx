import {Link} from 'react-router-dom'
import type {Selection} from '~/features/staff/use-selection'
import {ActionForm} from '~/lib/forms/action-form'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {RelativeTime} from '~/ui/content/relative-time'
import {Stars} from '~/ui/content/stars'
import {Badge} from '~/ui/feedback/badge'
import {Checkbox} from '~/ui/form/checkbox'
import {COURSE} from './review-filters'
import {seenReview} from './seen-review'
import type {StaffReview} from './staff-review'

interface ReviewRowProps {
  review: StaffReview
  selection: Selection
  /** what went wrong when several were hidden */
  error: string | undefined
  onAsk: (what: 'hide' | 'answer') => void
}

/** A review with what staff can do about it. */
export function ReviewRow({review, selection, error, onAsk}: ReviewRowProps) {
  const {userId, author, rating, text, courseId, courseTitle, status, isNew, hiddenReason, answer, helpful} =
    review
  const {createdAt, editedAt} = review
  const name = nameOf(review)
  return (
    <article aria-label={`Review by ${author} of ${courseTitle}`} className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display text-sm">
        {status === 'shown' && (
          <Checkbox
            checked={selection.has(review.id)}
            onChange={() => selection.toggle(review.id)}
            aria-label={`Select: ${name}`}
            className="-my-2 -mr-2"
          />
        )}
        <Stars value={rating} />
        <Link to={`/admin/learners/${userId}`} className="target link font-semibold">
          {author}
        </Link>
        <Link to={{search: `?${COURSE}=${encodeURIComponent(courseId)}`}} className="target link">
          {courseTitle}
        </Link>
        <span className="text-ink-faint">
          <RelativeTime ms={createdAt} />
          {editedAt !== null && ' · changed since'}
          {helpful > 0 && ` · helpful to ${helpful}`}
        </span>
        {isNew && <Badge tone="waiting">New</Badge>}
        {status === 'hidden' && <Badge variant="secondary">Hidden</Badge>}
        {status === 'withdrawn' && <Badge tone="plain">Withdrawn</Badge>}
      </div>
      {error !== undefined && <p className="font-display text-sm text-danger-ink">{error}</p>}
      {text === '' ? (
        <p className="text-ink-faint">No words.</p>
      ) : (
        <p className="measure wrap-anywhere whitespace-pre-line">{text}</p>
      )}
      {hiddenReason !== null && (
        <p className="measure font-display text-sm wrap-anywhere text-danger-ink">
          Hidden because: {hiddenReason}
        </p>
      )}
      {answer && (
        <div className="measure grid gap-1 border-l-2 border-border-strong pl-4">
          <p className="font-display text-sm font-semibold">Reply from the teacher</p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{answer.text}</p>
        </div>
      )}
      {status !== 'withdrawn' && (
        <div className="flex flex-wrap gap-2">
          {isNew && (
            <Decision review={review} decision="check" pendingLabel="Saving...">
              {status === 'hidden' ? 'Keep Hidden' : 'Keep'}
            </Decision>
          )}
          {status === 'hidden' ? (
            <Decision review={review} decision="show" pendingLabel="Showing...">
              Show Again
            </Decision>
          ) : (
            <Button
              variant="destructive"
              size="sm"
              aria-label={`Hide: ${name}`}
              onClick={() => onAsk('hide')}
            >
              Hide
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${answer ? 'Change Answer' : 'Answer'}: ${name}`}
            onClick={() => onAsk('answer')}
          >
            {answer ? 'Change Answer' : 'Answer'}
          </Button>
        </div>
      )}
    </article>
  )
}

/** What a button is about, after its own words. */
const nameOf = ({author, courseTitle}: StaffReview) => `review by ${author} of ${courseTitle}`

interface DecisionProps {
  review: StaffReview
  decision: 'show' | 'check'
  pendingLabel: string
  children: string
}

/** A button that decides at once: nothing is lost by it. */
function Decision({review, decision, pendingLabel, children}: DecisionProps) {
  return (
    <ActionForm
      formId={`${decision}-${review.id}`}
      actions={() => import('./actions')}
      intent="moderateReview"
      revalidate
    >
      {Object.entries({...seenReview(review), decision}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton
        variant="secondary"
        size="sm"
        aria-label={`${children}: ${nameOf(review)}`}
        pendingLabel={pendingLabel}
      >
        {children}
      </SubmitButton>
    </ActionForm>
  )
}
