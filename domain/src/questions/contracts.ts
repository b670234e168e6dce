import * as z from 'zod/mini'
import {contract, documentId, requiredText} from '../contracts.ts'
import {lessonKey} from '../learning/contracts.ts'
import {MAX_MESSAGE_LENGTH} from '../limits.ts'
import {MAX_MESSAGES, MESSAGE_AUTHORS, QUESTION_SORTS, VISIBILITIES} from './question.ts'

const lesson = {courseId: documentId, lessonKey}
/** A time in ms since the epoch. */
const time = z.int()
const words = requiredText('Please write something.', MAX_MESSAGE_LENGTH)
const cursor = z.nullable(z.string().check(z.maxLength(1000)))
/** How many messages the caller has seen: what was written since is neither answered nor shown to others unseen. */
const seen = z.int().check(z.minimum(0), z.maximum(MAX_MESSAGES))

const conversation = z.object({
  id: z.string(),
  /** the first name of who asked */
  author: z.string(),
  /** the question first */
  messages: z.array(z.object({from: z.enum(MESSAGE_AUTHORS), text: z.string(), at: time})),
  visibility: z.enum(VISIBILITIES),
  /** how many find it helpful */
  helpful: z.int(),
  /** whether it waits for an answer */
  isOpen: z.boolean(),
})

/** What whoever answers sees of a conversation. */
export const listedQuestion = z.extend(conversation, {
  courseId: z.string(),
  courseTitle: z.string(),
  lessonTitle: z.string(),
  /** the lesson's address in the shop, from its slash on */
  path: z.string(),
  /** of who asked; null for teachers, who see no account */
  userId: z.nullable(z.string()),
  /** since when it is for staff to answer, as no teacher has; null while it is not */
  staffSince: z.nullable(time),
})

/** Why a learner may not ask, or not any more. */
const askReasons = ['not-owned', 'withdrawn', 'unknown-lesson', 'content-unavailable'] as const

/** Begins a conversation about a lesson: with its teacher, or with the staff where it has none. */
export const askAboutLesson = contract({
  name: 'askAboutLesson',
  audience: 'signed-in',
  input: z.object({...lesson, question: requiredText('Please write your question.', MAX_MESSAGE_LENGTH)}),
  output: z.object({questionId: z.string()}),
  reasons: askReasons,
})

/** Who asked writes again. */
export const writeAgain = contract({
  name: 'writeAgain',
  audience: 'signed-in',
  input: z.object({
    questionId: documentId,
    /** to whom it was shown as far as the caller knows: what is written to few is not shown to all */
    visibility: z.enum(VISIBILITIES),
    text: words,
  }),
  output: z.object({}),
  reasons: [
    ...askReasons,
    'unknown-question',
    /** it has been shown to all who own the course since */
    'question-changed',
    /** a conversation has so many messages, and so much text, and no more */
    'question-full',
  ] as const,
})

/** The caller's conversations about a lesson, the newest first, and a page of those that are shown to all who own the course. */
export const lessonQuestions = contract({
  name: 'lessonQuestions',
  audience: 'signed-in',
  input: z.object({
    ...lesson,
    search: z.string().check(z.maxLength(200)),
    sort: z.enum(QUESTION_SORTS),
    cursor,
  }),
  output: z.object({
    own: z.array(conversation),
    shared: z.array(conversation),
    next: z.nullable(z.string()),
    /** the ids of those questions of the course that the caller finds helpful */
    helpful: z.array(z.string()),
  }),
  reasons: ['not-owned', 'withdrawn'] as const,
})

/** Says that the caller finds a question helpful, or takes that back. Repeating it changes nothing. */
export const markQuestionHelpful = contract({
  name: 'markQuestionHelpful',
  audience: 'signed-in',
  input: z.object({questionId: documentId, helpful: z.boolean()}),
  output: z.object({count: z.int()}),
  reasons: ['unknown-question', 'own-question', 'not-owned', 'withdrawn'] as const,
})

/** What a list of questions is limited to. `waiting` are those that are for staff to answer. */
export const QUESTION_STATES = ['waiting', 'open', 'answered', 'shared', 'hidden'] as const

const page = z.object({questions: z.array(listedQuestion), next: z.nullable(z.string())})
const answer = {questionId: documentId, seen, text: words}
const answerReasons = [
  'unknown-question',
  /** somebody has written since */
  'question-changed',
  'question-full',
] as const

/** A page of the questions, for staff: those that no teacher has answered within three days, or others. */
export const listQuestions = contract({
  name: 'listQuestions',
  audience: 'staff',
  input: z.object({state: z.nullable(z.enum(QUESTION_STATES)), cursor}),
  output: page,
  reasons: [] as const,
})

/** Staff answer a question. */
export const answerQuestion = contract({
  name: 'answerQuestion',
  audience: 'staff',
  input: z.object(answer),
  output: z.object({}),
  reasons: answerReasons,
})

const showReasons = [
  'unknown-question',
  /** somebody has written since, and it would be shown */
  'question-changed',
  'question-open',
] as const

/** Staff show a question to all who own the course, or hide it from them, which its teacher cannot undo. */
export const showQuestion = contract({
  name: 'showQuestion',
  audience: 'staff',
  input: z.object({questionId: documentId, seen, visibility: z.enum(['shared', 'hidden'])}),
  output: z.object({}),
  reasons: showReasons,
})

/** A page of what was asked about the caller's courses, the newest first. */
export const teacherQuestions = contract({
  name: 'teacherQuestions',
  audience: 'teacher',
  input: z.object({state: z.nullable(z.enum(['open', 'answered', 'shared'])), cursor}),
  output: page,
  reasons: [] as const,
})

/** The teacher of a course answers a question about it. */
export const answerAsTeacher = contract({
  name: 'answerAsTeacher',
  audience: 'teacher',
  input: z.object(answer),
  output: z.object({}),
  reasons: answerReasons,
})

/** The teacher of a course shows a question to all who own it, or no longer. */
export const shareQuestion = contract({
  name: 'shareQuestion',
  audience: 'teacher',
  input: z.object({questionId: documentId, seen, visibility: z.enum(['shared', 'private'])}),
  output: z.object({}),
  reasons: [
    ...showReasons,
    /** staff have hidden it */
    'question-hidden',
  ] as const,
})

export type Conversation = z.infer<typeof conversation>
export type ListedQuestion = z.infer<typeof listedQuestion>
