import {nextOpening} from '@lectern/domain/learning/opening'
import {lessonsOf, type OutlineLesson} from '@lectern/domain/learning/outline'
import {isNew, isOpenTo, standingIn} from '@lectern/domain/learning/progress'
import {useEffect} from 'react'
import {Link, useRevalidator} from 'react-router-dom'
import {continueWords, StandingBar} from '~/features/learning/standing-bar'
import {DownloadNotesButton} from '~/features/learning/lesson/notes/download-notes-button'
import {onReturn, useLearning} from '~/features/learning/lesson/progress-store'
import {ButtonLink} from '~/ui/button'
import {exactTime} from '~/ui/content/dates'
import {Card} from '~/ui/layout/card'
import type {CourseHome} from './model'
import type {OwnCourse} from './own-course'

interface OwnPanelProps {
  uid: string
  home: CourseHome
  own: OwnCourse
  /** ms since the epoch */
  now: number
}

/** Shown to the course's owner: progress, where to continue, new lessons, and a download of the notes. */
export function OwnPanel({uid, home, own, now}: OwnPanelProps) {
  const {progress, certificateId, unpassed, since} = own
  const opening = {inOrder: home.inOrder, since, now}
  const standing = standingIn(home.outline, progress, opening)
  const lessons = lessonsOf(home.outline)
  const {next, isComplete} = standing
  const opens = next === null ? nextOpening(home.outline, since, now) : null
  const {revalidate} = useRevalidator()
  // What another device has reported meanwhile. A page that cannot be loaded again stays as it is.
  useEffect(
    () =>
      onReturn(() => {
        import('./own-course')
          .then(({loadOwnCourse}) => loadOwnCourse(uid, home.id))
          .then(() => revalidate())
          .catch(() => {})
      }),
    [uid, home.id, revalidate],
  )
  return (
    <Card className="grid gap-6">
      <StandingBar standing={standing} title={home.title} />
      {next && (
        <div className="grid gap-2">
          <ButtonLink
            to={`/learn/${home.slug}/${next.slug}`}
            size="lg"
            wide
            variant={certificateId ? 'secondary' : 'primary'}
            aria-label={`${continueWords(standing, progress.at !== null)}: ${next.title}`}
          >
            {continueWords(standing, progress.at !== null)}
          </ButtonLink>
          {!isComplete && <p className="font-display text-sm text-ink-soft">Next: {next.title}</p>}
        </div>
      )}
      {opens !== null && (
        <p className="text-ink-soft">
          You have done all that is open so far. The next section opens on {exactTime(opens)}.
        </p>
      )}
      {certificateId !== null && (
        <ButtonLink to={`/certificates/${certificateId}`} size="lg" wide>
          See your certificate
        </ButtonLink>
      )}
      {isComplete && certificateId === null && (
        <Unpassed uid={uid} home={home} lessons={lessons.filter(({key}) => unpassed.includes(key))} />
      )}
      <WhatsNew
        slug={home.slug}
        lessons={home.outline.flatMap((section) => {
          const isOpen = isOpenTo(home.outline, progress, section, opening)
          return section.lessons.filter(({key, free}) => (free || isOpen) && isNew(progress, key, now))
        })}
      />
      <div className="flex flex-wrap gap-x-2 border-t border-border pt-4">
        <DownloadNotesButton uid={uid} course={home} className="-ml-3.5" />
        {home.sold && (
          <ButtonLink to={`/course/${home.slug}`} variant="quiet" size="sm" className="-ml-3.5">
            About this course
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** The quizzes still to be passed before a learner who completed all lessons gets the certificate. */
function Unpassed({
  uid,
  home: {id, slug},
  lessons,
}: {
  uid: string
  home: CourseHome
  lessons: readonly OutlineLesson[]
}) {
  if (lessons.length === 0) return <CertificateComing uid={uid} courseId={id} />
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">Your certificate comes once these quizzes are passed:</p>
      <LessonLinks slug={slug} lessons={lessons} />
    </div>
  )
}

/**
 * Asks for the certificate that nothing else brings about: the last lesson was done without a network, or the one that was left has been
 * taken out of the course.
 */
function CertificateComing({uid, courseId}: {uid: string; courseId: string}) {
  const {revalidate} = useRevalidator()
  const {certificateId, unpassed} = useLearning(uid, courseId)
  useEffect(() => {
    import('~/features/learning/lesson/sync/learning-sync').then(
      ({learningSync}) => learningSync(uid).report(courseId, {}),
      (error: unknown) => console.error('The certificate could not be asked for.', error),
    )
  }, [uid, courseId])
  // It may be answered at a later attempt.
  const isAnswered = certificateId !== null || unpassed.length > 0
  useEffect(() => {
    if (isAnswered) void revalidate()
  }, [isAnswered, revalidate])
  return <p className="text-ink-soft">Every lesson is done. Your certificate is on its way.</p>
}

function WhatsNew({slug, lessons}: {slug: string; lessons: readonly OutlineLesson[]}) {
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby="whats-new" className="grid gap-2 border-t border-border pt-5">
      <h2 id="whats-new" className="text-base">
        New since you began
      </h2>
      <LessonLinks slug={slug} lessons={lessons} />
    </section>
  )
}

function LessonLinks({slug, lessons}: {slug: string; lessons: readonly OutlineLesson[]}) {
  return (
    <ul className="grid gap-1 font-display text-sm">
      {lessons.map((lesson) => (
        <li key={lesson.key} className="flex min-h-9 items-center">
          <Link to={`/learn/${slug}/${lesson.slug}`} className="target link">
            {lesson.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
