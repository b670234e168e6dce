import {lessonsOf, type Outline, type OutlineLesson} from '@lectern/domain/learning/outline'
import type {LessonBody} from '@lectern/domain/learning/lesson-body'
import type {ContentImage} from '~/lib/sanity/image'

/** The course of a lesson: all of it that everybody may see. */
export interface LessonCourse {
  id: string
  /** the course's part of the address: its slug, or its id where it has none */
  slug: string
  title: string
  outline: Outline
  /** whether a section opens only when those before it are done */
  inOrder: boolean
  /** null when it is not for sale (any more) */
  priceCents: number | null
  image: ContentImage | null
}

/** Why a lesson cannot be read: what `openLesson` says, or that it could not be asked. */
export type ClosedReason =
  | 'not-owned'
  | 'withdrawn'
  | 'unknown-lesson'
  | 'section-locked'
  | 'content-unavailable'
  | 'unreachable'

export type LessonContent =
  | {status: 'open'; body: LessonBody; revision: string | null}
  | {status: 'closed'; reason: ClosedReason}
  /** as it was built: whether it may be read depends on who asks */
  | {status: 'undecided'}

/** Who reads, when somebody is signed in. */
interface Reader {
  uid: string
  /** null while it cannot be found out: whoever may own a course is not asked to buy it */
  ownsCourse: boolean | null
}

export interface LessonPage {
  course: LessonCourse
  lessonKey: string
  content: LessonContent
  /** null for a visitor */
  reader: Reader | null
  /** false when the text was fetched ahead, so that it is still to be asked whether it may be read */
  isCurrent: boolean
  /** as it was built, before it is known who reads */
  isBuilt: boolean
}

/** The lesson at that address in the course. */
export function lessonAt(course: LessonCourse, slug: string): OutlineLesson | undefined {
  return lessonsOf(course.outline).find((lesson) => lesson.slug === slug)
}

/** Where a lesson stands: itself, its section, and its place among all, from 1. Null when the outline no longer has it. */
export function placeOf({outline}: LessonCourse, key: string) {
  const lessons = lessonsOf(outline)
  const lesson = lessons.find((one) => one.key === key)
  const section = outline.find(({lessons: own}) => own.some((one) => one.key === key))
  if (!lesson || !section) return null
  return {lesson, section, number: lessons.indexOf(lesson) + 1, count: lessons.length}
}

export const coursePath = ({slug}: Pick<LessonCourse, 'slug'>) => `/learn/${slug}`

export function lessonPath({slug}: Pick<LessonCourse, 'slug'>, lesson: Pick<OutlineLesson, 'slug'>): string {
  return `/learn/${slug}/${lesson.slug}`
}
