import type {PublicReview} from '@lectern/domain/reviews/contracts'
import {RelativeTime} from '~/ui/content/relative-time'
import {Stars} from '~/ui/content/stars'
import {HelpfulButton} from './helpful-button'
import type {HelpfulVotes} from './use-helpful-votes'

/** Who teaches a course now. */
export interface CourseTeacher {
  id: string
  name: string
}

interface ReviewItemProps {
  review: PublicReview
  teacher: CourseTeacher | null
  votes: HelpfulVotes
}

/** A review as everybody sees it, with the teacher's answer. */
export function ReviewItem({review, teacher, votes}: ReviewItemProps) {
  const {id, author, rating, text, at, edited, answer} = review
  return (
    <article aria-label={`Review by ${author}`} className="grid gap-3 py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 font-display text-sm">
        <Stars value={rating} />
        <span className="font-semibold">{author}</span>
        <span className="text-ink-faint">
          <RelativeTime ms={at} />
          {edited && ' · changed since'}
        </span>
      </div>
      {text !== '' && <p className="measure wrap-anywhere whitespace-pre-line">{text}</p>}
      {answer && (
        <div className="measure grid gap-1 border-l-2 border-border-strong pl-4">
          <p className="font-display text-sm font-semibold">
            {`Reply from ${answeredBy(answer.instructorId, teacher)}`}
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{answer.text}</p>
        </div>
      )}
      <HelpfulButton key={id} review={review} votes={votes} />
    </article>
  )
}

/** Whose an answer is: it stays with who gave it when the course gets another teacher. */
function answeredBy(instructorId: string | null | undefined, teacher: CourseTeacher | null): string {
  if (!teacher || instructorId === null) return 'the teacher'
  return instructorId === undefined || instructorId === teacher.id ? teacher.name : 'an earlier teacher'
}
