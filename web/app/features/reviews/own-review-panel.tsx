import type {OutlineSection} from '@lectern/domain/learning/outline'
import {firstSectionOf, hasFinishedFirstSection} from '@lectern/domain/reviews/review'
import {useEffect, useRef, useState} from 'react'
import {useSession} from '~/features/auth/session'
import {readLearning} from '~/features/learning/progress'
import {useScrollToHash} from '~/ui/use-scroll-to-hash'
import {Button} from '~/ui/button'
import {Stars} from '~/ui/content/stars'
import {Badge} from '~/ui/feedback/badge'
import {ErrorState} from '~/ui/feedback/error-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {readOwnReview, type OwnReview} from './own-reviews'
import {ReviewForm} from './review-form'

export interface OwnReviewProps {
  courseId: string
  outline: readonly OutlineSection[]
  /** the heading's level */
  level: 2 | 3
  /** called once the review is saved */
  onSaved?: () => void
}

/** What is known of the learner. */
interface Own {
  uid: string
  review: OwnReview | null
  mayReview: boolean
}

/** The learner's own review of a course they own: the form to write it, or the review and the form to change it. */
export function OwnReviewPanel({courseId, outline, level, onSaved}: OwnReviewProps) {
  const uid = useSession().user?.uid
  const {own, hasFailed, load} = useOwnReview(uid, courseId, outline)
  const section = useRef<HTMLElement>(null)
  useScrollToHash(section, uid && 'review')
  const Heading = `h${level}` as const
  if (uid === undefined) return null
  return (
    <section
      ref={section}
      id="review"
      aria-labelledby="own-review"
      className="grid scroll-mt-28 gap-4 rounded border border-border bg-surface-raised p-6 sm:p-8"
    >
      <Heading id="own-review" className="text-xl">
        Your review
      </Heading>
      {hasFailed && (
        <ErrorState
          level={level === 2 ? 3 : undefined}
          title="Your review could not be loaded"
          onRetry={load}
        >
          Please check your connection and try again.
        </ErrorState>
      )}
      {!hasFailed && !own && (
        <Loading label="Loading your review">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {own && !own.mayReview && <TooEarly section={firstSectionOf(outline)} />}
      {own?.mayReview && (
        <Editable
          key={`${own.uid} ${own.review?.status}`}
          courseId={courseId}
          review={own.review}
          onSaved={() => {
            load()
            onSaved?.()
          }}
        />
      )}
    </section>
  )
}

function useOwnReview(uid: string | undefined, courseId: string, outline: readonly OutlineSection[]) {
  const [own, setOwn] = useState<Own>()
  /** the attempt that failed */
  const [failed, setFailed] = useState<number>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (uid === undefined) return
    let isWanted = true
    const load = async () => {
      try {
        const [review, {progress}] = await Promise.all([
          readOwnReview(uid, courseId),
          readLearning(uid, courseId),
        ])
        if (!isWanted) return
        const isWritten = review !== null && review.status !== 'withdrawn'
        setOwn({uid, review, mayReview: isWritten || hasFinishedFirstSection(outline, progress)})
      } catch (error) {
        console.error('The own review could not be loaded.', error)
        if (isWanted) setFailed(attempt)
      }
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [uid, courseId, outline, attempt])
  return {
    own: own?.uid === uid ? own : undefined,
    hasFailed: failed === attempt,
    load: () => setAttempt((count) => count + 1),
  }
}

function TooEarly({section}: {section: OutlineSection | null}) {
  return (
    <p className="measure text-ink-soft">
      {section
        ? `Once you have finished the first section, “${section.title}”, you can say what you think of the course.`
        : 'Once this course has lessons and you have finished its first section, you can say what you think of it.'}
    </p>
  )
}

interface EditableProps {
  courseId: string
  review: OwnReview | null
  onSaved: () => void
}

function Editable({courseId, review, onSaved}: EditableProps) {
  const isWritten = review !== null && review.status !== 'withdrawn'
  const [isEditing, setEditing] = useState(false)
  if (!isWritten || isEditing)
    return (
      <ReviewForm
        courseId={courseId}
        review={review}
        onSaved={() => {
          setEditing(false)
          onSaved()
        }}
        onCancel={isWritten ? () => setEditing(false) : undefined}
      />
    )
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Stars value={review.rating} />
        {review.status === 'hidden' && <Badge variant="destructive">Hidden</Badge>}
      </div>
      {review.text !== '' && <p className="measure wrap-anywhere whitespace-pre-line">{review.text}</p>}
      {review.status === 'hidden' && (
        <p className="measure font-display text-sm text-ink-soft">
          We do not show this review: {review.hiddenReason} If you change it, we look at it again.
        </p>
      )}
      <Button variant="secondary" onClick={() => setEditing(true)}>
        Change Your Review
      </Button>
    </div>
  )
}
