import {formatDuration} from '@lectern/domain/course'
import {lessonsOf, toOutline, type OutlineLesson} from '@lectern/domain/learning/outline'
import {standingIn} from '@lectern/domain/learning/progress'
import {wantsLearningReminders} from '@lectern/domain/settings'
import * as z from 'zod/mini'
import {settingsOf} from '../accounts/settings.ts'
import {readLearner} from '../learning/learner.ts'
import {storedSections} from '../learning/stored-outline.ts'
import {UNSUBSCRIBE_PAGE, unsubscribeLinks} from '../newsletter/unsubscribe-links.ts'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, composeMail, paragraph, progressBar, smallPrint} from '../outbox/mail-layout.ts'
import {withoutSuppressed} from '../outbox/suppressions.ts'
import {siteUrl} from '../parameters.ts'
import {clock} from '../services/clock.ts'
import {parseResult, sanity} from '../services/sanity.ts'
import {pauses, type ReminderNumber} from './pause.ts'
import {begunCourseQuery} from './queries.ts'

const text = z.nullable(z.string())
const begunCourse = z.nullable(
  z.object({
    title: z.string(),
    slug: text,
    inOrder: z.boolean(),
    sections: storedSections,
  }),
)

/**
 * Where to go on in a course that was begun. Goes a week and thirty days after its learner has learnt last, unless they have learnt again or
 * finished it by then, it is no longer theirs, what is left of it waits for its day, or they want no such mails.
 */
export const pickUpMail = defineMail({
  kind: 'pick-up',
  data: z.object({
    uid: z.string(),
    courseId: z.string(),
    /** of the pause, ms since the epoch */
    since: z.int(),
    number: z.union([z.literal(1), z.literal(2)]),
  }),
  async render({uid, courseId, since, number}, to) {
    const [settings, pause, learner] = await Promise.all([
      settingsOf(uid),
      pauses().doc(uid).get(),
      readLearner(uid, courseId),
    ])
    const hasPaused = pause.data()?.since.toMillis() === since
    const isOpen = learner.isOwner && learner.enrollment.data()?.certificateId === undefined
    if (!wantsLearningReminders(settings) || !hasPaused || !isOpen) return null
    const client = await sanity()
    const course = parseResult(begunCourse, await client.fetch(begunCourseQuery, {courseId}))
    const outline = toOutline(course?.sections)
    const {doneLessons, lessons, percent, isComplete, next} = standingIn(outline, learner.progress, {
      inOrder: course?.inOrder ?? false,
      since: learner.since,
      now: clock.now(),
    })
    // With every lesson done, what is missing is a quiz.
    const unpassed = lessonsOf(outline).find(({key}) => learner.snapshot.data()?.unpassed.includes(key))
    const lesson = isComplete ? unpassed : next
    if (!course || !lesson) return null
    return {
      ...renderPickUp({
        title: course.title,
        courseUrl: `${siteUrl.value()}/learn/${course.slug ?? courseId}`,
        standing: {doneLessons, lessons, percent},
        lesson,
        number,
        siteUrl: siteUrl.value(),
      }),
      ...unsubscribeLinks(to, 'reminder'),
    }
  },
  keepWanted: (_, to) => withoutSuppressed(to),
})

interface PickUp {
  title: string
  courseUrl: string
  standing: {doneLessons: number; lessons: number; percent: number}
  /** where it goes on */
  lesson: Pick<OutlineLesson, 'title' | 'slug' | 'minutes' | 'kind'>
  number: ReminderNumber
  siteUrl: string
}

export function renderPickUp({title, courseUrl, standing, lesson, number, siteUrl}: PickUp): RenderedMail {
  const {doneLessons, lessons, percent} = standing
  const isLast = number === 2
  const url = `${courseUrl}/${lesson.slug}`
  const count = lessons === 1 ? '1 lesson' : `${lessons} lessons`
  const quiet = `It has been more than a ${isLast ? 'month' : 'week'} since you were last in ${title}.`
  const progress = `${doneLessons} of ${count} done`
  const minutes = lesson.minutes > 0 ? ` It takes about ${inWords(lesson.minutes)}.` : ''
  const next =
    doneLessons === lessons
      ? `Only the quiz of “${lesson.title}” is still to be passed for your certificate.`
      : `Next is “${lesson.title}”.${minutes}`
  const last = isLast
    ? 'This is our last reminder. The course stays yours, and your place in it is kept.'
    : 'Your place is kept, on every device you sign in on.'
  return composeMail({
    subject: `${isLast ? 'Your place is kept' : 'Pick up again'}: ${title}`,
    preheader: next,
    heading: isLast ? 'Your place is kept' : 'Pick up where you stopped',
    content: html` ${paragraph(quiet)} ${progressBar(progress, percent)} ${paragraph(next)}
    ${button(doneLessons === lessons ? 'Go to the quiz' : 'Go to the next lesson', url)} ${smallPrint(last)}`,
    text: [quiet, '', progress, next, `Go on here: ${url}`, '', last].join('\n'),
    why: 'You get this mail because reminders to go on with a course are switched on in your settings.',
    unsubscribeUrl: UNSUBSCRIBE_PAGE,
    siteUrl,
  })
}

/** `25 minutes`, `1h 30m` */
function inWords(minutes: number): string {
  return minutes < 60 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : formatDuration(minutes)
}
