import {openLesson} from '@lectern/domain/learning/contracts'
import {callReason} from '~/lib/firebase/call-failure'
import type {ClosedReason, LessonContent} from '~/features/learning/lesson/model'

/** Cache size: the lessons read last and the prefetched next one. */
const KEPT_LESSONS = 12

const CLOSED: readonly string[] = openLesson.reasons satisfies readonly ClosedReason[]

interface KeptLesson {
  content: LessonContent
  /** prefetched and not shown yet */
  isPrefetched: boolean
}

/** The lessons opened in this visit, least recently stored first; they can be shown again without the network. */
const kept = new Map<string, KeptLesson>()

function keep(id: string, lesson: KeptLesson): void {
  kept.delete(id)
  kept.set(id, lesson)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_LESSONS && oldest !== undefined) kept.delete(oldest)
}

/** The free lessons of this visit whose built text is no longer what is taught. */
const outdated = new Set<string>()

/** Notes that the function knows a lesson otherwise than it was built: a visitor is given what it has from now on. */
export function setOutdated(courseId: string, lessonKey: string): void {
  outdated.add(idOf(null, courseId, lessonKey))
}

export function isOutdated(courseId: string, lessonKey: string): boolean {
  return outdated.has(idOf(null, courseId, lessonKey))
}

const idOf = (uid: string | null, courseId: string, lessonKey: string) => `${uid} ${courseId} ${lessonKey}`

/**
 * Opens a lesson. A prefetched one is returned at once on first use with `isCurrent: false`, and the caller must
 * revalidate it. When the service is unreachable, the cached lesson of this visit is the fallback.
 */
export async function openedLesson(
  uid: string | null,
  courseId: string,
  lessonKey: string,
): Promise<{content: LessonContent; isCurrent: boolean}> {
  const id = idOf(uid, courseId, lessonKey)
  const prefetched = kept.get(id)
  if (prefetched?.isPrefetched) {
    keep(id, {...prefetched, isPrefetched: false})
    return {content: prefetched.content, isCurrent: false}
  }
  const content = await ask(courseId, lessonKey)
  if (content.status === 'closed' && content.reason === 'unreachable' && prefetched)
    return {content: prefetched.content, isCurrent: true}
  if (content.status === 'open') keep(id, {content, isPrefetched: false})
  else kept.delete(id)
  return {content, isCurrent: true}
}

/** The lessons that are being fetched ahead. */
const fetching = new Set<string>()

/**
 * Fetches a lesson ahead of navigation, unless it was already and has not been shown since. Failures are ignored; a lesson that is refused
 * is no longer kept.
 */
export async function prefetchLesson(uid: string | null, courseId: string, lessonKey: string): Promise<void> {
  const id = idOf(uid, courseId, lessonKey)
  const known = kept.get(id)
  if (known?.isPrefetched || fetching.has(id)) return
  fetching.add(id)
  const content = await ask(courseId, lessonKey)
  fetching.delete(id)
  // It may have been opened meanwhile.
  if (kept.get(id) !== known) return
  if (content.status === 'open') keep(id, {content, isPrefetched: true})
  else if (content.status === 'closed' && content.reason !== 'unreachable') kept.delete(id)
}

async function ask(courseId: string, lessonKey: string): Promise<LessonContent> {
  try {
    const {call} = await import('~/lib/firebase/call')
    return {status: 'open', ...(await call(openLesson, {courseId, lessonKey}))}
  } catch (error) {
    const reason = callReason(error)
    return {status: 'closed', reason: CLOSED.includes(reason) ? (reason as ClosedReason) : 'unreachable'}
  }
}
