import type {Output} from '@lectern/domain/contracts'
import type {courseInsights} from '@lectern/domain/learning/contracts'

export type Insights = Output<typeof courseInsights>
export type LessonInsights = Insights['lessons'][number]
type QuestionInsights = LessonInsights['questions'][number]

/** A part of a whole in whole percent; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((100 * part) / whole) : 0
}

/** Between two lessons: how many opened the first, and never the one after it. */
export interface Stop {
  lesson: LessonInsights
  next: LessonInsights
  people: number
}

/** Where most people stop; null where nobody does. */
export function greatestStop(lessons: readonly LessonInsights[]): Stop | null {
  let greatest: Stop | null = null
  for (const [index, lesson] of lessons.entries()) {
    const next = lessons[index + 1]
    if (!next) continue
    const people = lesson.opened - next.opened
    if (people > (greatest?.people ?? 0)) greatest = {lesson, next, people}
  }
  return greatest
}

/** A question with the lesson it is asked in. */
export interface AskedQuestion {
  lesson: LessonInsights
  question: QuestionInsights
}

/** The questions that were answered, those first that go wrong most often. */
export function hardestQuestions(lessons: readonly LessonInsights[]): AskedQuestion[] {
  const share = ({question: {wrong, answered}}: AskedQuestion) => wrong / answered
  return lessons
    .flatMap((lesson) => lesson.questions.map((question) => ({lesson, question})))
    .filter(({question}) => question.answered > 0)
    .toSorted((a, b) => share(b) - share(a) || b.question.answered - a.question.answered)
}
