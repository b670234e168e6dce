import {wordCount} from './portable-text.ts'
import type {LessonPart, LessonSeed, QuizSeed} from './lessons/types.ts'

const WORDS_PER_MINUTE = 200

/** Everything of a lesson that is read, as text in the notation of `portable-text.ts`. */
export function lessonText(parts: readonly LessonPart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      switch (part.type) {
        case 'callout':
        case 'quotation':
          return part.text
        case 'exercise':
          return [part.task, ...part.criteria].join('\n\n')
        case 'quiz':
          return quizText(part)
        case 'table':
          return plain([part.head, ...part.rows].flat().join(' '))
        case 'video':
          return part.scenes.map(({words}) => words).join(' ')
        case 'figure':
          return part.caption ?? ''
        case 'code':
          return plain(part.code)
        case 'download':
          return ''
      }
    })
    .join('\n\n')
}

/** Without the signs that mean emphasis elsewhere. */
function plain(text: string): string {
  return text.replaceAll(/[*_]/g, '')
}

function quizText({question, answers}: QuizSeed): string {
  return [question, ...answers.flatMap(({text, explanation}) => [text, explanation])].join('\n\n')
}

/** How many words of a lesson are read. */
export function lessonWords({body}: Pick<LessonSeed, 'body'>): number {
  return wordCount(lessonText(body))
}

/** How long it takes to read a lesson, in whole minutes at 200 words a minute; the rest of its minutes is work. */
export function lessonReading(lesson: Pick<LessonSeed, 'body'>): number {
  return Math.ceil(lessonWords(lesson) / WORDS_PER_MINUTE)
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
