import {nextOpening, withoutWaiting} from '@lectern/domain/learning/opening'
import {neighboursOf, type OutlineLesson} from '@lectern/domain/learning/outline'
import {useCallback, useEffect} from 'react'
import {useRevalidator} from 'react-router-dom'
import {onReturn, useLearning, type Learning} from './progress-store'
import type {LessonPage} from './model'
import {onIdle} from './on-idle'

/** Imported on demand, once the reader may own the course: visitors don't need the chunk. */
const fetchSync = () => import('./sync/learning-sync')

/** Likewise. */
const fetchKept = () => import('../offline/kept-lessons')

/**
 * Debounce of the video position, in ms: it is written to local storage at once and sent later, since nothing waits
 * for it.
 */
const SECONDS_GATHERED_MS = 15_000

export interface LessonState {
  /** whether the reader owns the course, as far as is known */
  isOwner: boolean
  learning: Learning
  isDone: boolean
  previous: OutlineLesson | null
  /** the next lesson whose day has come */
  next: OutlineLesson | null
  /** when the next section opens, where there is no next lesson before that, ms; null where none waits */
  opensNext: number | null
  /** resolves once the next lesson may be opened, with the time of the mark; null when there already was one */
  markDone: () => Promise<number | null>
  /** takes the mark of that time back */
  unmark: (markedAt: number) => void
  /** the time of a mark that can be taken back: there is no certificate yet, and the lesson's quiz is not passed */
  unmarkable: number | null
  /** stores the lesson's video position, in seconds */
  keepSecond: (second: number) => void
}

/** The reader's state in a lesson. Records that it was opened, and prefetches the next lesson. */
export function useLesson(page: LessonPage): LessonState {
  const {course, lessonKey, content, reader, now} = page
  const uid = reader?.uid ?? null
  const isOwner = reader !== null && reader.ownsCourse !== false
  const learning = useLearning(uid, course.id)
  const {previous, next} = neighboursOf(
    isOwner ? withoutWaiting(course.outline, learning.since, now, lessonKey) : course.outline,
    lessonKey,
  )
  const isOpen = content.status === 'open'
  const {revalidate} = useRevalidator()

  useEffect(() => {
    if (!page.isCurrent) void revalidate()
  }, [page, revalidate])

  useEffect(() => {
    if (!isOpen || !isOwner || uid === null) return
    void fetchSync().then(({learningSync}) =>
      learningSync(uid).report(course.id, {at: {lesson: lessonKey, time: Date.now()}}),
    )
  }, [isOpen, isOwner, uid, course.id, lessonKey])

  // What another device has reported meanwhile.
  useEffect(() => {
    if (!isOwner || uid === null) return
    return onReturn(() => {
      import('./load/load-reader').then(({loadProgress}) => loadProgress(uid, course.id)).catch(() => {})
    })
  }, [isOwner, uid, course.id])

  // Once its pictures are chosen; what was read from this device says nothing new.
  useEffect(() => {
    if (!isOpen || !isOwner || page.keptAt !== undefined || !page.isCurrent) return
    return onIdle(() => {
      void fetchKept().then(({keepLesson}) => keepLesson(page, learning))
    })
  }, [isOpen, isOwner, page, learning])

  const prefetchKey = next && uid !== null && (isOwner || next.free) ? next.key : null
  useEffect(() => {
    if (!isOpen || prefetchKey === null) return
    return onIdle(() => {
      void import('./load/open-lesson').then(({prefetchLesson}) =>
        prefetchLesson(uid, course.id, prefetchKey),
      )
    })
  }, [isOpen, prefetchKey, uid, course.id])

  const {done, undone, passed} = learning.progress
  const markedAt = done[lessonKey]
  const takenBackAt = undone[lessonKey] ?? 0
  const isMarked = markedAt !== undefined || lessonKey in passed
  const markDone = useCallback(async () => {
    if (!isOpen || !isOwner || uid === null || isMarked) return null
    // The latest counts, on whichever device's clock.
    const time = Math.max(Date.now(), takenBackAt + 1)
    const {learningSync} = await fetchSync()
    const sync = learningSync(uid)
    sync.report(course.id, {done: {[lessonKey]: time}, at: {lesson: lessonKey, time: Date.now()}})
    // Sent at once: it may unlock the next section.
    if (course.inOrder) await sync.send()
    return time
  }, [isOpen, isOwner, uid, course.id, course.inOrder, lessonKey, isMarked, takenBackAt])

  const unmark = useCallback(
    (time: number) => {
      if (uid === null) return
      const undone = {[lessonKey]: Math.max(Date.now(), time + 1)}
      void fetchSync().then(({learningSync}) => learningSync(uid).report(course.id, {undone}))
    },
    [uid, course.id, lessonKey],
  )
  const isFinal = !isOwner || lessonKey in passed || learning.certificateId !== null

  const keepSecond = useCallback(
    (second: number) => {
      if (!isOwner || uid === null) return
      const seconds = {[lessonKey]: {second, time: Date.now()}}
      void fetchSync().then(({learningSync}) =>
        learningSync(uid).report(course.id, {seconds}, SECONDS_GATHERED_MS),
      )
    },
    [isOwner, uid, course.id, lessonKey],
  )

  return {
    isOwner,
    learning,
    isDone: isMarked,
    previous,
    next,
    opensNext: next ? null : nextOpening(course.outline, learning.since, now),
    markDone,
    unmark,
    unmarkable: isFinal ? null : (markedAt ?? null),
    keepSecond,
  }
}
