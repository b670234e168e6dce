import type {OutlineLesson} from '@lectern/domain/learning/outline'
import {isSessionExpected, sessionUser} from '~/features/auth/session'
import {previewed} from '~/lib/sanity/preview'
import {loadLessonCourse} from './load-course'
import {toLessonBody} from './lesson-text'
import {
  lessonAt,
  lessonOnceAt,
  lessonPath,
  type LessonContent,
  type LessonCourse,
  type LessonPage,
} from '~/features/learning/lesson/model'
import {isOutdated, openedLesson} from './open-lesson'
import {lessonPreviewQuery} from '~/features/learning/lesson-queries'
import {movedTo} from '~/lib/router/responses'

const fetchKept = () => import('~/features/learning/offline/kept-lessons')

interface LoadArgs {
  course: string
  lesson: string
  url: URL
  signal: AbortSignal
  /** fetches the prerendered page; rejects when there is none */
  built: () => Promise<LessonPage>
}

/**
 * Loads a lesson with the reader's access rights. Visitors get free lessons from the prerendered page; Firebase is
 * loaded only for signed-in users, and for free lessons with a video that needs a signed address, that were published after the build, or
 * whose questions have changed since.
 */
export async function loadLesson({
  course: id,
  lesson: slug,
  url,
  signal,
  built,
}: LoadArgs): Promise<LessonPage> {
  const isSignedIn = isSessionExpected()
  const [course, user] = await Promise.all([
    loadLessonCourse(id, isSignedIn, signal).catch(async (error: unknown) => {
      if (signal.aborted) throw error
      // When the content API is unreachable, fall back to the prerendered outline, or to what this device has.
      const page = await built().catch(() => null)
      const known = page?.course ?? (isSignedIn ? await (await fetchKept()).keptCourse(id) : null)
      if (!known) throw error
      return known
    }),
    isSignedIn ? sessionUser().catch(() => undefined) : null,
  ])
  const lesson = course && (lessonAt(course, slug) ?? lessonOnceAt(course, slug))
  if (!lesson) throw new Response(null, {status: 404})
  if (course.slug !== id || lesson.slug !== slug) throw movedTo(lessonPath(course, lesson), url)

  const page = {course, lessonKey: lesson.key, reader: null, isCurrent: true, isBuilt: false, now: Date.now()}
  const draft = await draftOf(course, lesson)
  if (draft) return {...page, content: draft}
  if (user) {
    const opened = {...page, ...(await openedBy(user.uid, course, lesson))}
    return (
      (isUnreachable(opened.content) && (await (await fetchKept()).keptLesson(id, slug, user.uid))) || opened
    )
  }
  if (user === undefined) {
    const kept = await (await fetchKept()).keptLesson(id, slug, null)
    if (kept) return kept
  }
  if (!lesson.free) {
    const reason = user === undefined ? 'unreachable' : 'not-owned'
    return {...page, content: {status: 'closed', reason}}
  }
  const content = await built().then(
    (page) => page.content,
    () => null,
  )
  if (content?.status !== 'open') return {...page, ...(await openedLesson(null, course.id, lesson.key))}
  if (!content.isPartial && !isOutdated(course.id, lesson.key)) return {...page, content}
  const opened = await openedLesson(null, course.id, lesson.key)
  return {...page, ...(isUnreachable(opened.content) ? {content} : opened)}
}

/** Opens the lesson for a signed-in user, and determines whether they own the course. */
async function openedBy(uid: string, course: LessonCourse, {key, free}: OutlineLesson) {
  const {ownsCourse, setOwnsCourse} = await import('./load-reader')
  const [opened, owned] = await Promise.all([
    openedLesson(uid, course.id, key),
    ownsCourse(uid, course.id).catch((error: unknown) => {
      console.error('It is not known how far the learner is in the course.', error)
      return null
    }),
    // What stands under the lesson of an owner is there with it.
    import('~/features/learning/lesson/end/lesson-end').catch(() => null),
  ])
  const {content} = opened
  const isRefused = content.status === 'closed' && ['not-owned', 'withdrawn'].includes(content.reason)
  // A paid lesson is returned only to owners, so this answer overrides a stale ownership read.
  const owns = isRefused ? false : content.status === 'open' && !free ? true : owned
  if (owns !== null && owns !== owned) setOwnsCourse(uid, course.id, owns)
  if (isRefused) {
    const {discardLessons} = await fetchKept()
    await discardLessons((id) => id === course.id)
  }
  return {...opened, reader: {uid, ownsCourse: owns}}
}

const isUnreachable = (content: LessonContent) =>
  content.status === 'closed' && ['content-unavailable', 'unreachable'].includes(content.reason)

/** The draft body in the Studio's preview; null everywhere else. */
async function draftOf(course: LessonCourse, {key}: OutlineLesson): Promise<LessonContent | null> {
  const answer = await previewed(lessonPreviewQuery, {courseId: course.id, lessonKey: key})
  if (!answer) return null
  const {id, body} = (answer.result ?? {}) as {id?: string | null; body?: unknown[] | null}
  return {status: 'open', body: toLessonBody(body), revision: null, documentId: id ?? undefined}
}
