import {lessonsOf} from '@lectern/domain/learning/outline'
import {isDone} from '@lectern/domain/learning/progress'
import {useCallback} from 'react'
import type {LessonPage} from '~/features/learning/lesson/model'
import type {LessonState} from '~/features/learning/lesson/use-lesson'
import {toast} from '~/ui/feedback/toast'

/**
 * Marks the lesson as done when the key for it is pressed, and offers to undo that: a key is pressed by mistake more
 * easily than a button. The last mark brings the certificate and is final, so it is asked for first.
 */
export function useMarkByKey({course: {outline}, lessonKey}: LessonPage, state: LessonState) {
  const {markDone, unmark, isDone: isMarked, isOwner, learning} = state
  return useCallback(async () => {
    if (!isOwner || isMarked) return
    const lessons = lessonsOf(outline)
    const title = lessons.find(({key}) => key === lessonKey)?.title ?? ''
    if (lessons.every(({key}) => key === lessonKey || isDone(learning.progress, key))) {
      toast({
        title: 'Every other lesson is done',
        description: `With “${title}” you complete the course.`,
        action: {label: 'Mark as done', onClick: () => void markDone()},
      })
      return
    }
    const markedAt = await markDone()
    if (markedAt === null) return
    toast({
      title: 'Marked as done',
      description: title,
      action: {label: 'Undo', onClick: () => unmark(markedAt)},
    })
  }, [outline, lessonKey, markDone, unmark, isMarked, isOwner, learning.progress])
}
