import {quizText, TRIES_UNTIL_EXPLAINED, type GradedQuestion} from '@lectern/domain/learning/lesson-body'
import * as z from 'zod/mini'
import type {StoredBlock} from './fetch-course.ts'

const storedQuestion = z.object({
  _key: z.string(),
  answers: z.array(z.object({_key: z.string(), right: z.boolean(), explanation: quizText})),
})
const storedVideo = z.object({stops: z.array(z.object({quiz: storedQuestion}))})
/** A question with what learners are not told before they have answered. */
export type StoredQuestion = z.infer<typeof storedQuestion>

/** The questions of a lesson: those of its text decide whether it is passed, those at which a video stops do not. */
export function questionsOf(blocks: readonly StoredBlock[]): {
  inText: StoredQuestion[]
  inVideos: StoredQuestion[]
} {
  const inText = blocks.flatMap((block) => {
    const parsed = storedQuestion.safeParse(block)
    return block._type === 'quiz' && parsed.success ? [parsed.data] : []
  })
  const inVideos = blocks.flatMap((block) => {
    const parsed = storedVideo.safeParse(block)
    return block._type === 'video' && parsed.success ? parsed.data.stops.map(({quiz}) => quiz) : []
  })
  return {inText: inText.filter(canBeRight), inVideos}
}

/** A question without a right answer asks nothing. */
function canBeRight({answers}: StoredQuestion): boolean {
  return answers.some(({right}) => right)
}

/** Whether the chosen answers are all the right ones and no other. */
export function isRight({answers}: StoredQuestion, chosen: readonly string[]): boolean {
  const right = answers.filter((answer) => answer.right)
  const picked = new Set(chosen)
  return right.length > 0 && right.length === picked.size && right.every(({_key}) => picked.has(_key))
}

/**
 * What is said of a question that was answered: why each answer is right or wrong only once it was answered right, or wrong often
 * enough.
 * @param tries how often it was answered wrong, this time included
 */
export function explain({answers}: StoredQuestion, right: boolean, tries: number): GradedQuestion {
  const triesLeft = right ? 0 : Math.max(0, TRIES_UNTIL_EXPLAINED - tries)
  const reasons = answers.map(({_key, right, explanation}) => [_key, {right, explanation}] as const)
  return {right, triesLeft, answers: triesLeft === 0 ? Object.fromEntries(reasons) : {}}
}
