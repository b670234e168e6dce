import {neighboursOf, type OutlineLesson} from '@lectern/domain/learning/outline'
import {isDone} from '@lectern/domain/learning/progress'
import {useCallback, useEffect} from 'react'
import {useRevalidator} from 'react-router-dom'
import {useLearning, type Learning} from './progress-store'
import type {LessonPage} from './model'
import {onIdle} from './on-idle'

/** Imported on demand, once the reader may own the course: visitors don't need the chunk. */
const fetchSync = () => import('./sync/learning-sync')

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
  next: OutlineLesson | null
  /** resolves once the next lesson may be opened */
  markDone: () => Promise<void>
  /** stores the lesson's video position, in seconds */
  keepSecond: (second: number) => void
}

/** The reader's state in a lesson. Records that it was opened, and prefetches the next lesson. */
export function useLesson(page: LessonPage): LessonState {
  const {course, lessonKey, content, reader} = page
  const uid = reader?.uid ?? null
  const isOwner = reader !== null && reader.ownsCourse !== false
  const learning = useLearning(uid, course.id)
  const {previous, next} = neighboursOf(course.outline, lessonKey)
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

  const prefetchKey = next && uid !== null && (isOwner || next.free) ? next.key : null
  useEffect(() => {
    if (!isOpen || prefetchKey === null) return
    return onIdle(() => {
      void import('./load/open-lesson').then(({prefetchLesson}) =>
        prefetchLesson(uid, course.id, prefetchKey),
      )
    })
  }, [isOpen, prefetchKey, uid, course.id])

  const markDone = useCallback(async () => {
    if (!isOpen || !isOwner || uid === null) return
    const time = Date.now()
    const {learningSync} = await fetchSync()
    const sync = learningSync(uid)
    sync.report(course.id, {done: {[lessonKey]: time}, at: {lesson: lessonKey, time}})
    // Sent at once: it may unlock the next section.
    if (course.inOrder) await sync.send()
  }, [isOpen, isOwner, uid, course.id, course.inOrder, lessonKey])

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
    isDone: isDone(learning.progress, lessonKey),
    previous,
    next,
    markDone,
    keepSecond,
  }
}
