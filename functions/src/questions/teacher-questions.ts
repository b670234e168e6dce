import {
  answerAsTeacher as answerContract,
  listedQuestion,
  shareQuestion as shareContract,
  teacherQuestions as contract,
} from '@lectern/domain/questions/contracts'
import type {DocumentSnapshot, Query} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {clock} from '../services/clock.ts'
import {cursorPage} from '../services/cursor-page.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {readable} from '../services/readable.ts'
import {writeAnswer} from './answer.ts'
import {assertShowable, questionIn, questions, toListed, type Question} from './question.ts'

const PAGE_SIZE = 20

/** When a teacher looks at what was asked about their courses. */
export const teacherQuestions = callable(contract, async ({state, cursor}, {instructorId}) => {
  const own: Query<Question> = questions().where('instructorId', '==', instructorId)
  const found =
    state === null
      ? own
      : state === 'shared'
        ? own.where('visibility', '==', 'shared')
        : own.where('isOpen', '==', state === 'open')
  const {docs, next} = await cursorPage(found, 'createdAt', cursor, {size: PAGE_SIZE})
  const listed = readable(listedQuestion, docs, (snapshot) => toListed(snapshot, clock.now(), 'teacher'))
  return {questions: listed, next}
})

/** When a teacher answers a question. */
export const answerAsTeacher = callable(answerContract, async ({questionId, ...answer}, {instructorId}) => {
  await optimistically(async (write) => {
    const snapshot = await ownQuestion(questionId, instructorId)
    await writeAnswer(write, snapshot, 'teacher', answer)
  })
  return {}
})

/** When a teacher shows a question to all who own the course, or no longer. */
export const shareQuestion = callable(
  shareContract,
  async ({questionId, seen, visibility}, {instructorId}) => {
    await optimistically(async (write) => {
      const snapshot = await ownQuestion(questionId, instructorId)
      const question = questionIn(snapshot)
      if (question.visibility === visibility) return
      if (question.visibility === 'hidden') throw new AppError('question-hidden')
      if (visibility === 'shared') assertShowable(question, seen)
      write.update(snapshot.ref, {visibility}, unchanged(snapshot))
    })
    return {}
  },
)

/** @throws AppError `unknown-question`, also for one that was asked another teacher */
async function ownQuestion(questionId: string, instructorId: string): Promise<DocumentSnapshot<Question>> {
  const snapshot = await questions().doc(questionId).get()
  if (questionIn(snapshot).instructorId !== instructorId) throw new AppError('unknown-question')
  return snapshot
}
