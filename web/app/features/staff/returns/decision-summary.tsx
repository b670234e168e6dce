import {formatCents} from '@lectern/domain/money'
import type {returnDetails} from '@lectern/domain/returns/contracts'
import type {CallAttempt} from '~/lib/firebase/attempts/attempt'
import {errorMessage} from '~/lib/firebase/error-messages'
import type {CallState} from '~/lib/firebase/use-call'
import {Button} from '~/ui/button'
import {ProgressBar} from '~/ui/content/progress-bar'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {courseOutcome, courseUse, refundTarget, type ReturnDetails} from './return-words'

const notLoaded: CallAttempt<typeof returnDetails> = {
  fallback: 'What will happen could not be loaded.',
  reasons: {'unknown-return': 'This return request no longer exists.'},
}

interface DecisionSummaryProps {
  decision: 'approved' | 'rejected'
  details: CallState<ReturnDetails>
  /** the learner's address; empty where the order has none */
  email: string
}

/** What a decision about a return will do, before it is made. */
export function DecisionSummary({decision, details, email}: DecisionSummaryProps) {
  if (details.kind === 'loading') {
    return (
      <Loading label="Loading what will happen" className="grid gap-3">
        <Skeleton className="h-6" />
        <Skeleton className="h-16" />
      </Loading>
    )
  }
  if (details.kind === 'failed') {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-3 rounded bg-danger-soft px-4 py-3"
      >
        <p className="font-display text-sm text-danger-ink">{errorMessage(notLoaded, details.error)}</p>
        <Button variant="secondary" size="sm" onClick={details.retry}>
          Try again
        </Button>
      </div>
    )
  }
  const {amountCents, isRefunded, paidWith, courses} = details.answer
  const isFree = !isRefunded && amountCents === 0
  return (
    <div className="grid gap-4">
      <ul className="grid list-disc gap-1.5 pl-5">
        {decision === 'approved' ? (
          <li>
            {isRefunded ? (
              'The money has gone back already: none is sent.'
            ) : isFree ? (
              'Nothing was paid for it: no money is sent.'
            ) : (
              <>
                <strong className="tabular">{formatCents(amountCents)}</strong> goes back to{' '}
                {refundTarget(paidWith)}.
              </>
            )}
          </li>
        ) : (
          <li>
            No money is sent: <span className="tabular">{formatCents(amountCents)}</span> and the courses stay
            where they are.
          </li>
        )}
        <li>{email ? `${email} is told by mail.` : 'The learner is told by mail.'} The decision is final.</li>
      </ul>
      <ul aria-label="Courses" className="grid gap-3 border-t border-border pt-4">
        {courses.map((course) => (
          <li key={course.courseId} className="grid gap-1">
            <p>
              <span className="font-medium">{course.courseTitle}</span>
              {decision === 'approved' && ` ${isFree ? 'stays' : courseOutcome(course)}`}
            </p>
            {courseUse(course) && (
              <p className="tabular font-display text-sm text-ink-faint">{courseUse(course)}</p>
            )}
            {course.progress !== null && course.progress.done > 0 && (
              <ProgressBar
                percent={Math.round((100 * course.progress.done) / course.progress.lessons)}
                label={`Progress in ${course.courseTitle}`}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
