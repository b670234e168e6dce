import {cleanText} from '@lectern/domain/text/text'
import type {MessageAuthor} from '@lectern/domain/questions/question'
import type {DocumentSnapshot, WriteBatch} from 'firebase-admin/firestore'
import {accountsByUid} from '../accounts/accounts.ts'
import {AppError} from '../app-error.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {unchanged} from '../services/optimistic.ts'
import {questionAnsweredMail} from './question-answered-mail.ts'
import {questionIn, withMessage, type Question} from './question.ts'

/**
 * Answers a question, as part of whatever else is written: who asked gets the answer by mail, unless their account is gone or has no
 * address. On condition that nobody has written meanwhile.
 * @param seen how many messages who answers has seen
 * @throws AppError `question-changed`, `question-full`
 */
export async function writeAnswer(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Question>,
  from: Exclude<MessageAuthor, 'learner'>,
  {text, seen}: {text: string; seen: number},
): Promise<void> {
  const {userId, messages: before} = questionIn(snapshot)
  if (before.length !== seen) throw new AppError('question-changed')
  const answer = withMessage(before, {from, text: cleanText(text), at: clock.timestamp()})
  write.update(snapshot.ref, {...answer, isOpen: false, staffAt: null}, unchanged(snapshot))
  const message = answer.messages.length
  const [account] = await accountsByUid([userId])
  if (account)
    queueMail(write, `question-answered-${snapshot.id}-${message}`, [account.email], questionAnsweredMail, {
      questionId: snapshot.id,
      message,
    })
}
