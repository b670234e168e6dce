import {createHash} from 'node:crypto'
import {lessonBody} from './lesson-blocks.ts'
import {lessonReading} from './lesson-words.ts'
import type {LessonSeed, SectionSeed} from './lessons/types.ts'

/** A course's sections and their lessons, which everybody may see; the first section is free. */
export function curriculumOf(course: string, outline: readonly SectionSeed[]) {
  return outline.map(({title, lessons}, index) => ({
    _type: 'curriculumItem' as const,
    _key: `c${index + 1}`,
    title,
    duration: minutesOf([{title, lessons}]),
    free: index === 0,
    lessons: lessons.map((lesson) => ({
      _type: 'lesson' as const,
      _key: lessonKey(course, lesson),
      title: lesson.title,
      slug: {_type: 'slug' as const, current: lesson.slug},
      minutes: lesson.minutes,
      ...ownWorkOf(lesson),
      kind: lesson.kind,
      content: {
        _type: 'reference' as const,
        _ref: lessonContentId(course, lesson),
        _weak: true as const,
      },
    })),
  }))
}

/** What the lessons of a course teach: private documents, one for each. */
export function lessonContents(course: string, outline: readonly SectionSeed[]) {
  return outline
    .flatMap(({lessons}) => lessons)
    .map((lesson) => ({
      _id: lessonContentId(course, lesson),
      _type: 'lessonContent' as const,
      course: {_type: 'reference' as const, _ref: `course-${course}`, _weak: true as const},
      lessonKey: lessonKey(course, lesson),
      body: lessonBody(lesson.body),
    }))
}

/** What is left of a lesson's minutes once it is read. */
function ownWorkOf(lesson: LessonSeed): {ownWork?: number} {
  const ownWork = lesson.minutes - lessonReading(lesson)
  return ownWork > 0 ? {ownWork} : {}
}

export function minutesOf(outline: readonly SectionSeed[]): number {
  return outline.flatMap(({lessons}) => lessons).reduce((total, {minutes}) => total + minutes, 0)
}

/** `lesson.<uuid>`, the same every time: a name-based UUID (RFC 9562, version 5) of course and lesson. */
function lessonContentId(course: string, lesson: LessonSeed): string {
  const digits = digestOf(course, lesson)
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16)
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `5${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20, 32),
  ]
  return `lesson.${parts.join('-')}`
}

function lessonKey(course: string, lesson: LessonSeed): string {
  return digestOf(course, lesson).slice(0, 12)
}

function digestOf(course: string, {slug}: LessonSeed): string {
  return createHash('sha1').update(`lectern/course/${course}/lesson/${slug}`).digest('hex')
}
