import {readingMinutes, wordsOf} from '../schema/lesson/reading-time.ts'
import {lessonBody} from './lesson-blocks.ts'
import type {LessonPart, LessonSeed, QuizSeed} from './lessons/types.ts'

/** How many words of a lesson are read. */
export function lessonWords({body}: Pick<LessonSeed, 'body'>): number {
  return wordsOf(lessonBody(body))
}

/** How long it takes to read a lesson, in whole minutes; the rest of its minutes is work. */
export function lessonReading(lesson: Pick<LessonSeed, 'body'>): number {
  return readingMinutes(lessonWords(lesson))
}

/** The questions a lesson asks, those at which its videos stop included. */
export function lessonQuizzes({body}: Pick<LessonSeed, 'body'>): QuizSeed[] {
  return body.flatMap((part) => {
    if (typeof part === 'string') return []
    if (part.type === 'quiz') return [part]
    return part.type === 'video' ? (part.stops ?? []).map(({quiz}) => quiz) : []
  })
}

/** How many parts of a lesson are of a type. */
export function partsOf({body}: Pick<LessonSeed, 'body'>, type: Exclude<LessonPart, string>['type']): number {
  return body.filter((part) => typeof part !== 'string' && part.type === type).length
}
