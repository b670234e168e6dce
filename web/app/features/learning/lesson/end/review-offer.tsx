import {firstSectionOf} from '@lectern/domain/reviews/review'
import {ButtonLink} from '~/ui/button'
import {coursePath, type LessonCourse} from '~/features/learning/lesson/model'

interface ReviewOfferProps {
  course: LessonCourse
  lessonKey: string
  /** how many lessons are done */
  done: number
}

/** Offers to review the course, right after its first section is done: not again once the learner has gone on. */
export function ReviewOffer({course, lessonKey, done}: ReviewOfferProps) {
  const lessons = firstSectionOf(course.outline)?.lessons ?? []
  if (done !== lessons.length || !lessons.some(({key}) => key === lessonKey)) return null
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded bg-surface-sunken p-5">
      <p className="font-display text-base">
        You have finished the first section. What do you think of the course?
      </p>
      <ButtonLink to={`${coursePath(course)}#review`} variant="secondary" size="sm">
        Review This Course
      </ButtonLink>
    </div>
  )
}
