import {lessonsOf} from '@lectern/domain/learning/outline'
import {ButtonLink} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {classNames} from '~/ui/class-names'
import {Icon} from '~/ui/icon'
import {GetCourse} from '~/features/learning/lesson/get-course'
import {lessonPath, type LessonCourse} from '~/features/learning/lesson/model'

interface BuyPromptProps {
  course: LessonCourse
  lessonKey: string
  className?: string
}

/** The end of a free lesson for readers who don't own the course: the next free lesson, and an offer to buy. */
export function BuyPrompt({course, lessonKey, className}: BuyPromptProps) {
  const lessons = lessonsOf(course.outline)
  const rest = lessons.slice(lessons.findIndex(({key}) => key === lessonKey) + 1)
  const [next] = rest
  const variant = next?.free ? 'secondary' : 'primary'
  const nextLocked = rest.find(({free}) => !free)
  return (
    <section
      aria-label="What comes next"
      className={classNames('no-print grid gap-6 border-t border-border pt-8', className)}
    >
      {next?.free && (
        <ButtonLink to={lessonPath(course, next)} size="lg" className="justify-self-start max-sm:w-full">
          <span className="min-w-0">
            <span className="font-normal">Next, free: </span>
            {next.title}
          </span>
        </ButtonLink>
      )}
      <div className="grid justify-items-start gap-4 rounded border border-border bg-surface-raised p-5 sm:p-7">
        <h2 className="text-xl">Go on with {course.title}</h2>
        {nextLocked && (
          <p className="flex items-start gap-3 text-ink-soft">
            <Icon className="mt-1 size-5 shrink-0" d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v1.5" />
            <span>
              {next?.free ? 'After the free lessons' : 'The next lesson'}:{' '}
              <strong className="font-semibold text-ink">{nextLocked.title}</strong>
            </span>
          </p>
        )}
        <p className="text-ink-soft">
          {pluralize(lessons.length, 'lesson')}, yours for good, with your notes, your progress and a
          certificate at the end.
        </p>
        {course.price === null ? (
          <ButtonLink to={`/course/${course.slug}`} variant={variant}>
            About the course
          </ButtonLink>
        ) : (
          <GetCourse to={`/course/${course.slug}`} price={course.price} variant={variant} />
        )}
      </div>
    </section>
  )
}
