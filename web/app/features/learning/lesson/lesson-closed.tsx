import {lessonsOf, type OutlineLesson} from '@lectern/domain/learning/outline'
import {Suspense, type ComponentProps} from 'react'
import {useLocation, useRevalidator} from 'react-router-dom'
import {rememberReturnPath} from '~/features/auth/return-path'
import {Button, ButtonLink} from '~/ui/button'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {PartNotLoaded} from '~/ui/feedback/part-not-loaded'
import {Icon} from '~/ui/icon'
import {OfflineIcon} from '~/ui/icons'
import {GetCourse} from './get-course'
import type {Explanation} from './lesson-refused'
import {coursePath, lessonPath, type ClosedReason, type LessonCourse} from './model'
import type {Learning} from './progress-store'

interface LessonClosedProps {
  course: LessonCourse
  lesson: OutlineLesson
  reason: ClosedReason
  /** whether the reader is signed in */
  isSignedIn: boolean
  learning: Pick<Learning, 'progress' | 'since'>
  /** ms since the epoch */
  now: number
  className?: string
}

/** Only some of those who own a course see why it is closed to them. */
const LessonRefused = lazyPart(() => import('./lesson-refused'), PartNotLoaded)

/** Replaces a lesson that can't be read: why not, and what to do about it. */
export function LessonClosed({className, reason, ...rest}: LessonClosedProps) {
  const show = ({title, words, actions, isOffline = false}: Explanation) => (
    <section
      aria-labelledby="closed"
      className={`grid justify-items-start gap-4 rounded bg-surface-sunken p-6 sm:p-8 ${className ?? ''}`}
    >
      <span className="text-ink-faint">
        {isOffline ? (
          <OfflineIcon className="size-8" />
        ) : (
          <Icon className="size-8" d="M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2" />
        )}
      </span>
      <h2 id="closed" className="text-xl">
        {title}
      </h2>
      <p className="measure text-ink-soft">{words}</p>
      <div className="flex flex-wrap gap-3 pt-1">{actions}</div>
    </section>
  )
  return reason === 'withdrawn' || reason === 'section-locked' ? (
    <Suspense>
      <LessonRefused {...rest} isWithdrawn={reason === 'withdrawn'} show={show} />
    </Suspense>
  ) : (
    show(explain({...rest, reason}))
  )
}

function explain({
  course,
  reason,
  isSignedIn,
}: Pick<LessonClosedProps, 'course' | 'isSignedIn'> & {
  reason: Exclude<ClosedReason, 'withdrawn' | 'section-locked'>
}): Explanation {
  const toCourse = (
    <ButtonLink to={coursePath(course)} variant="secondary">
      Go to the course
    </ButtonLink>
  )
  switch (reason) {
    case 'not-owned':
      return {
        title: 'This lesson is for those who own the course',
        words:
          course.price === null
            ? `“${course.title}” is no longer sold. Whoever bought it can read it here after signing in.`
            : `It is part of “${course.title}”, which has ${lessonsOf(course.outline).length} lessons. Buy the course once, and it is yours for good.`,
        actions: (
          <>
            {course.price !== null && <GetCourse to={`/course/${course.slug}`} price={course.price} />}
            {isSignedIn ? toCourse : <SignIn />}
            <FreeLesson course={course} />
          </>
        ),
      }
    case 'unknown-lesson':
      return {
        title: 'This lesson is not written yet',
        words: 'It stands in the outline, but there is nothing to read so far. Please come back later.',
        actions: toCourse,
      }
    case 'content-unavailable':
      return {
        title: 'This lesson cannot be had just now',
        words: 'Our content service does not answer. Please try again in a moment.',
        actions: <TryAgain />,
        isOffline: true,
      }
    case 'unreachable':
      return {
        title: 'We could not reach the service',
        words: 'Please check your connection and try again. What you have done and noted is kept.',
        actions: <TryAgain />,
        isOffline: true,
      }
  }
}

/** Links to the sign-in screen, which returns to this lesson. */
function SignIn() {
  const {pathname} = useLocation()
  return (
    <ButtonLink to="/auth" variant="secondary" onClick={() => rememberReturnPath(pathname)}>
      Sign in to read it
    </ButtonLink>
  )
}

function FreeLesson({course}: {course: LessonCourse}) {
  const free = lessonsOf(course.outline).find((lesson) => lesson.free)
  return (
    free && (
      <ButtonLink to={lessonPath(course, free)} variant="quiet">
        Try a free lesson
      </ButtonLink>
    )
  )
}

/** Loads the lesson again. */
export function TryAgain(look: Pick<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  const {revalidate, state} = useRevalidator()
  return (
    <Button
      {...look}
      pending={state === 'loading'}
      pendingLabel="Trying..."
      onClick={() => void revalidate()}
    >
      Try again
    </Button>
  )
}
