import type {OutlineLesson} from '@lectern/domain/learning/outline'
import {standingIn} from '@lectern/domain/learning/progress'
import type {ReactNode} from 'react'
import {opensOnWords} from '~/features/learning/opening-words'
import {ButtonLink} from '~/ui/button'
import {GetCourse} from './get-course'
import {coursePath, lessonPath, placeOf, type LessonCourse} from './model'
import type {Learning} from './progress-store'

/** Why a lesson can't be read, and what to do about it. */
export interface Explanation {
  title: string
  words: string
  actions: ReactNode
  isOffline?: boolean
}

interface LessonRefusedProps {
  course: LessonCourse
  lesson: OutlineLesson
  /** whether the course was theirs once; otherwise it is, and the section is not open yet */
  isWithdrawn: boolean
  learning: Pick<Learning, 'progress' | 'since'>
  /** ms since the epoch */
  now: number
  show: (explanation: Explanation) => ReactNode
}

/** Why a lesson is closed to somebody who owns its course, or did. */
export default function LessonRefused({
  course,
  lesson,
  isWithdrawn,
  learning,
  now,
  show,
}: LessonRefusedProps) {
  if (isWithdrawn)
    return show({
      title: 'This course is closed to you now',
      words:
        'It is not yours any more, so its lessons can no longer be read. What you had done and noted is kept, should it be yours again.',
      actions: (
        <>
          {course.price !== null && <GetCourse to={`/course/${course.slug}`} price={course.price} />}
          <ButtonLink to="/order-history" variant="secondary">
            Your orders
          </ButtonLink>
        </>
      ),
    })
  const {progress, since} = learning
  const {next} = standingIn(course.outline, progress, {inOrder: course.inOrder, since, now})
  const section = placeOf(course, lesson.key)?.section
  const opens = section && opensOnWords(section, since, now)
  const untilThen = next ? 'Until then, go on with what is open.' : 'You have done all that is open so far.'
  return show({
    title: 'This section is not open yet',
    words: opens
      ? `${opens}. ${untilThen}`
      : 'This course is taken in order: a section opens when everything before it is done.',
    actions: (
      <>
        {next && (
          <ButtonLink to={lessonPath(course, next)}>
            <span className="min-w-0 truncate">Go on with: {next.title}</span>
          </ButtonLink>
        )}
        <ButtonLink to={coursePath(course)} variant="secondary">
          Go to the course
        </ButtonLink>
      </>
    ),
  })
}
