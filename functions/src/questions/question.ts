import {
  MAX_CONVERSATION_BYTES,
  MAX_MESSAGE_BYTES,
  MAX_MESSAGES,
  wordBeginnings,
  type MessageAuthor,
  type Visibility,
} from '@lectern/domain/questions/question'
import {byteLength} from '@lectern/domain/text/text'
import type {Conversation, ListedQuestion} from '@lectern/domain/questions/contracts'
import type {CollectionReference, DocumentSnapshot, Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {firestore} from '../services/firestore.ts'

export interface Message {
  from: MessageAuthor
  text: string
  at: Timestamp
}

/** `questions/{id}`: what a learner asks about a lesson, with what was written about it since. Functions alone read and write it. */
export interface Question {
  /** the uid of who asked */
  userId: string
  /** their first name */
  author: string
  courseId: string
  lessonKey: string
  /** as when somebody wrote last */
  courseTitle: string
  lessonTitle: string
  /** the lesson's address in the shop, from its slash on */
  path: string
  /** who taught the course when its learner wrote last: they alone see it as its teacher; null where nobody did */
  instructorId: string | null
  /** the question first; at most fifty */
  messages: Message[]
  visibility: Visibility
  /** by which a search among the shared ones finds it */
  words: string[]
  /** how many find it helpful */
  helpful: number
  /** whether it waits for an answer */
  isOpen: boolean
  /** from when on staff answer, where no teacher has: three days later, or at once where nobody teaches; null once it is answered */
  staffAt: Timestamp | null
  createdAt: Timestamp
}

export const questions = () => firestore().collection('questions') as CollectionReference<Question>

/** @throws AppError `unknown-question` */
export function questionIn(snapshot: DocumentSnapshot<Question>): Question {
  const question = snapshot.data()
  if (!question) throw new AppError('unknown-question')
  return question
}

/**
 * What changes of a conversation when somebody writes. A learner leaves room for an answer.
 * @throws AppError `question-full`
 */
export function withMessage(
  before: readonly Message[],
  message: Message,
): Pick<Question, 'messages' | 'words'> {
  const messages = [...before, message]
  const bytes = messages.reduce((sum, {text}) => sum + byteLength(text), 0)
  const reserved =
    message.from === 'learner' ? {messages: 1, bytes: MAX_MESSAGE_BYTES} : {messages: 0, bytes: 0}
  if (messages.length + reserved.messages > MAX_MESSAGES || bytes + reserved.bytes > MAX_CONVERSATION_BYTES)
    throw new AppError('question-full')
  return {messages, words: wordBeginnings(messages.map(({text}) => text))}
}

/**
 * Whoever reads a question is to find an answer, and whoever shows it has read all that is shown.
 * @param seen how many messages who shows it has seen
 * @throws AppError `question-open`, `question-changed`
 */
export function assertShowable({messages}: Question, seen: number): void {
  if (messages.length === 1) throw new AppError('question-open')
  if (messages.length !== seen) throw new AppError('question-changed')
}

/** A conversation as its learner and those see it whom it is shown to. */
export function toConversation(snapshot: DocumentSnapshot<Question>): Conversation {
  const {author, messages, visibility, helpful, isOpen} = questionIn(snapshot)
  return {
    id: snapshot.id,
    author,
    messages: messages.map(({from, text, at}) => ({from, text, at: at.toMillis()})),
    visibility,
    helpful,
    isOpen,
  }
}

/**
 * A conversation as who answers it sees it.
 * @param now ms since the epoch
 * @param reader teachers see no account
 */
export function toListed(
  snapshot: DocumentSnapshot<Question>,
  now: number,
  reader: 'teacher' | 'staff',
): ListedQuestion {
  const {userId, courseId, courseTitle, lessonTitle, path, staffAt} = questionIn(snapshot)
  const since = staffAt?.toMillis() ?? null
  return {
    ...toConversation(snapshot),
    courseId,
    courseTitle,
    lessonTitle,
    path,
    userId: reader === 'staff' ? userId : null,
    staffSince: since !== null && since <= now ? since : null,
  }
}
