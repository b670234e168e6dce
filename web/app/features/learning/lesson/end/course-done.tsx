import {lessonsOf} from '@lectern/domain/learning/outline'
import {Link} from 'react-router-dom'
import {ButtonLink} from '~/ui/button'
import {lessonPath, type LessonCourse} from '~/features/learning/lesson/model'
import type {Learning} from '~/features/learning/lesson/progress-store'

/** Shown once every lesson is completed: the certificate, or the quizzes still to be passed for it. */
export function CourseDone({course, learning}: {course: LessonCourse; learning: Learning}) {
  const {certificateId, unpassed} = learning
  const waiting = lessonsOf(course.outline).filter(({key}) => unpassed.includes(key))
  return (
    <div className="grid justify-items-start gap-3 rounded bg-success-soft p-5 text-success-ink sm:p-6">
      <p className="font-display text-lg font-semibold">You have done every lesson of this course.</p>
      {certificateId !== null && (
        <ButtonLink to={`/certificates/${certificateId}`} variant="secondary">
          See your certificate
        </ButtonLink>
      )}
      {certificateId === null && waiting.length > 0 && (
        <>
          <p>For the certificate, the quizzes of these lessons are still to be passed:</p>
          <ul className="grid">
            {waiting.map((lesson) => (
              <li key={lesson.key}>
                <Link to={lessonPath(course, lesson)} className="link inline-flex min-h-11 items-center">
                  {lesson.title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
