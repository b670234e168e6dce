import type {CoursePrice} from '@lectern/domain/content/course-price'
import {lessonsOf, type Outline, type OutlineLesson} from '@lectern/domain/learning/outline'
import type {LessonBody} from '@lectern/domain/learning/lesson-body'
import type {ContentImage} from '~/lib/sanity/image'

/** The public data of a lesson's course. */
export interface LessonCourse {
  id: string
  /** the course's segment of the path: the slug, or the document id when it has no slug */
  slug: string
  title: string
  outline: Outline
  /** lessons that had other slugs before; absent where there are none */
  movedLessons?: {key: string; formerSlugs: string[]}[]
  /** whether a section is locked until the previous sections are completed */
  inOrder: boolean
  /** null when it is not for sale, or no longer */
  price: CoursePrice | null
  image: ContentImage | null
}

/** Why a lesson can't be read: a refusal of `openLesson`, or that the request failed. */
export type ClosedReason =
  | 'not-owned'
  | 'withdrawn'
  | 'unknown-lesson'
  | 'section-locked'
  | 'content-unavailable'
  | 'unreachable'

export type LessonContent =
  | {
      status: 'open'
      body: LessonBody
      revision: string | null
      /** as prerendered, with words in place of videos whose addresses only a function can sign */
      isPartial?: boolean
      /** in the Studio's preview, the document to which the blocks are linked */
      documentId?: string | undefined
    }
  | {status: 'closed'; reason: ClosedReason}
  /** as prerendered: access depends on the reader */
  | {status: 'undecided'}

/** The signed-in user. */
interface Reader {
  uid: string
  /** null while unknown: someone who may own the course is not asked to buy it */
  ownsCourse: boolean | null
}

export interface LessonPage {
  course: LessonCourse
  lessonKey: string
  content: LessonContent
  /** null for a visitor */
  reader: Reader | null
  /** false when the body was prefetched and access must be revalidated */
  isCurrent: boolean
  /** as prerendered, before the reader is known */
  isBuilt: boolean
  /** when it was loaded, ms since the epoch; 0 as prerendered */
  now: number
  /** when this device kept the lesson that is shown because there is no network, ms since the epoch */
  keptAt?: number
}

/** Finds a lesson of the course by its slug. */
export function lessonAt(course: LessonCourse, slug: string): OutlineLesson | undefined {
  return lessonsOf(course.outline).find((lesson) => lesson.slug === slug)
}

/** Finds a lesson of the course by its key, or by a slug that it had before. */
export function lessonOnceAt(course: LessonCourse, address: string): OutlineLesson | undefined {
  const moved = course.movedLessons?.find(({formerSlugs}) => formerSlugs.includes(address))
  return lessonsOf(course.outline).find(({key}) => key === (moved?.key ?? address))
}

/**
 * A lesson's position: the lesson, its section, and its number among all lessons, from 1. Null when it is no longer
 * in the outline.
 */
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

/** The page as one that is built, until it is known who reads it: without the text of a lesson that is sold. */
export function withoutReader({course, lessonKey, content}: LessonPage): LessonPage {
  const isFree = placeOf(course, lessonKey)?.lesson.free === true && content.status === 'open'
  const known = {course, lessonKey, reader: null, isCurrent: true, isBuilt: true, now: 0}
  return {...known, content: isFree ? content : {status: 'undecided'}}
}
