import {lessonsOf, type OutlineLesson} from '@lectern/domain/learning/outline'
import {isOpenTo} from '@lectern/domain/learning/progress'
import {AppError} from '../app-error.ts'
import {clock} from '../services/clock.ts'
import {fetchLesson, type Course, type StoredLesson} from './fetch-course.ts'
import {assertOwner, readLearner, type Learner} from './learner.ts'

export interface Admitted {
  /** null for a visitor */
  learner: Learner | null
  /** null where the course is gone from the content; those who bought it keep its lessons */
  course: Course | null
  /** null where the course is gone */
  entry: OutlineLesson | null
  /** null where the lesson is not written yet */
  lesson: StoredLesson | null
}

/**
 * The one check of who may see a lesson: a free lesson of a published course is open to anybody, any other to whoever owns
 * the course. One question to the content and, for somebody signed in, one request for three documents, whatever the answer.
 * @throws AppError `not-owned`, `withdrawn`, `unknown-lesson`, `section-locked` or `content-unavailable`
 */
export async function admit(uid: string | null, courseId: string, lessonKey: string): Promise<Admitted> {
  const [{course, lesson}, learner] = await Promise.all([
    fetchLesson(courseId, lessonKey),
    uid === null ? null : readLearner(uid, courseId),
  ])
  const entry = lessonsOf(course?.outline ?? []).find(({key}) => key === lessonKey) ?? null
  if (entry?.free && course?.isPublished) return {learner, course, entry, lesson}

  const isOwner = learner?.isOwner ?? false
  if (!isOwner) {
    // Of a course that is not public, nobody else learns what is in it.
    if (!learner?.isWithdrawn && !(course?.isPublished && entry)) throw new AppError('unknown-lesson')
    assertOwner(learner)
  }
  if (course ? !entry : !lesson) throw new AppError('unknown-lesson')
  // A free lesson waits for nothing, also where the course is no longer public.
  if (course && learner && !entry?.free && !isOpen(course, learner, lessonKey))
    throw new AppError('section-locked')
  return {learner, course, entry, lesson}
}

/** Whether the section of a lesson is open to an owner of its course. */
export function isOpen({inOrder, outline}: Course, {progress, since}: Learner, lessonKey: string): boolean {
  const section = outline.find(({lessons}) => lessons.some(({key}) => key === lessonKey))
  return section !== undefined && isOpenTo(outline, progress, section, {inOrder, since, now: clock.now()})
}
