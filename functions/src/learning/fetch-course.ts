import {rawImage} from '@lectern/domain/learning/lesson-body'
import {toOutline, type OutlineSection} from '@lectern/domain/learning/outline'
import * as z from 'zod/mini'
import {AppError} from '../app-error.ts'
import {privateSanity} from '../services/private-sanity.ts'
import {parseResult} from '../services/sanity.ts'
import {courseAtQuery, courseQuery, lessonQuery, questionsQuery, quizzesQuery, textsQuery} from './queries.ts'
import {storedSections} from './stored-outline.ts'

const text = z.nullable(z.string())
const number = z.nullable(z.number())
const storedCourse = z.object({
  isPublished: z.boolean(),
  title: text,
  slug: text,
  teacher: text,
  instructorId: text,
  duration: number,
  image: z.nullable(rawImage),
  inOrder: z.boolean(),
  sections: storedSections,
})

/** A block as it is stored; each kind of block is parsed by itself, so that one that is not complete spoils no other. */
const storedBlock = z.looseObject({_type: z.string(), _key: z.string()})
export type StoredBlock = z.infer<typeof storedBlock>
const storedLesson = z.nullable(z.object({_rev: z.string(), body: z.array(storedBlock)}))
export type StoredLesson = NonNullable<z.infer<typeof storedLesson>>

const lessonResult = z.object({
  course: z.nullable(z.extend(storedCourse, {lesson: storedLesson})),
  orphan: storedLesson,
})
const quizzesResult = z.nullable(z.object({lessons: z.nullable(z.array(z.string()))}))

const textsResult = z.nullable(
  z.extend(storedCourse, {
    texts: z.nullable(z.array(z.object({_key: z.string(), texts: z.array(text)}))),
  }),
)

const askedQuestions = z.array(
  z.object({
    _key: z.string(),
    question: z.string(),
    answers: z.array(z.object({_key: z.string(), text: z.string(), right: z.boolean()})),
  }),
)
const questionsResult = z.nullable(
  z.object({
    lessons: z.nullable(
      z.array(z.object({_key: z.string(), inText: askedQuestions, inVideos: askedQuestions})),
    ),
  }),
)

/** A question without pictures and code, for staff: empty where there is nothing else in it, and its answers likewise. */
export interface QuestionInWords {
  key: string
  question: string
  answers: {key: string; text: string; right: boolean}[]
}

/** A course as it is taught. */
export interface Course {
  /** false where only its draft is left: it was unpublished, and is open to those who own it alone */
  isPublished: boolean
  title: string
  slug: string | null
  teacher: string | null
  /** the document of its teacher */
  instructorId: string | null
  /** minutes: what editors say, else the sum of the lessons */
  duration: number
  image: z.infer<typeof rawImage> | null
  /** whether a section opens only when those before it are done */
  inOrder: boolean
  outline: OutlineSection[]
}

/** A lesson, where it was found. */
export interface FoundLesson {
  /** null where the course is gone altogether */
  course: Course | null
  /** null where the lesson is not written, or not published */
  lesson: StoredLesson | null
}

/**
 * A course with its outline; null when there is none.
 * @throws AppError `content-unavailable`
 */
export async function fetchCourse(courseId: string): Promise<Course | null> {
  return answered(async () => {
    const client = await privateSanity()
    const course = parseResult(
      z.nullable(storedCourse),
      await client.fetch(courseQuery, {courseId, draftId: draftOf(courseId)}),
    )
    return course && toCourse(course)
  })
}

/**
 * The id of the course that has or had this address, also of one that is not public; null when there is none.
 * @throws AppError `content-unavailable`
 */
export async function fetchCourseId(address: string): Promise<string | null> {
  return answered(async () => {
    const client = await privateSanity()
    const id = parseResult(text, await client.fetch(courseAtQuery, {address}))
    return id && id.replace(/^drafts\./, '')
  })
}

/**
 * A lesson with its course, in one question.
 * @throws AppError `content-unavailable`
 */
export async function fetchLesson(courseId: string, lessonKey: string): Promise<FoundLesson> {
  return answered(async () => {
    const client = await privateSanity()
    const {course, orphan} = parseResult(
      lessonResult,
      await client.fetch(lessonQuery, {courseId, draftId: draftOf(courseId), lessonKey}),
    )
    return {course: course && toCourse(course), lesson: course ? course.lesson : orphan}
  })
}

/**
 * A course with the words of its lessons by their keys, a line for each of its texts; null when there is none.
 * @throws AppError `content-unavailable`
 */
export async function fetchTexts(
  courseId: string,
): Promise<{course: Course; texts: ReadonlyMap<string, string>} | null> {
  return answered(async () => {
    const client = await privateSanity()
    const found = parseResult(
      textsResult,
      await client.fetch(textsQuery, {courseId, draftId: draftOf(courseId)}),
    )
    if (!found) return null
    const {texts: lessons, ...course} = found
    return {
      course: toCourse(course),
      texts: new Map((lessons ?? []).map(({_key, texts}) => [_key, texts.filter(Boolean).join('\n')])),
    }
  })
}

/**
 * The keys of a course's lessons that ask questions in their text.
 * @throws AppError `content-unavailable`
 */
export async function fetchQuizzes(courseId: string): Promise<Set<string>> {
  return answered(async () => {
    const client = await privateSanity()
    const found = parseResult(
      quizzesResult,
      await client.fetch(quizzesQuery, {courseId, draftId: draftOf(courseId)}),
    )
    return new Set(found?.lessons ?? [])
  })
}

/**
 * The questions of a course by the key of their lesson, those of videos too.
 * @throws AppError `content-unavailable`
 */
export async function fetchQuestions(courseId: string): Promise<Map<string, QuestionInWords[]>> {
  return answered(async () => {
    const client = await privateSanity()
    const found = parseResult(
      questionsResult,
      await client.fetch(questionsQuery, {courseId, draftId: draftOf(courseId)}),
    )
    const inWords = ({_key, question, answers}: z.infer<typeof askedQuestions>[number]): QuestionInWords => ({
      key: _key,
      question,
      answers: answers.map(({_key: key, ...answer}) => ({key, ...answer})),
    })
    return new Map(
      (found?.lessons ?? []).map(({_key, inText, inVideos}) => [_key, [...inText, ...inVideos].map(inWords)]),
    )
  })
}

function draftOf(courseId: string): string {
  return `drafts.${courseId}`
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    throw new AppError('content-unavailable', {}, {cause})
  }
}

function toCourse({sections, title, duration, ...rest}: z.infer<typeof storedCourse>): Course {
  const outline = toOutline(sections)
  const minutes = outline.flatMap(({lessons}) => lessons).reduce((sum, lesson) => sum + lesson.minutes, 0)
  return {...rest, title: title ?? '', duration: Math.round(duration ?? minutes), outline}
}
