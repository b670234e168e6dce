import {
  answerQuestion as contract,
  listedQuestion,
  listQuestions as listContract,
  showQuestion as showContract,
} from '@lectern/domain/questions/contracts'
import {callable} from '../../callable.ts'
import {writeAnswer} from '../../questions/answer.ts'
import {assertShowable, questionIn, questions, toListed} from '../../questions/question.ts'
import {clock} from '../../services/clock.ts'
import {cursorPage} from '../../services/cursor-page.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {readable} from '../../services/readable.ts'
import {recordStaffAction} from '../staff-action.ts'

const PAGE_SIZE = 20

/** When staff look at the questions: the newest first, and of those that wait for them the oldest. */
export const listQuestions = callable(listContract, async ({state, cursor}) => {
  const now = clock.timestamp()
  const {docs, next} =
    state === 'waiting'
      ? await cursorPage(questions().where('staffAt', '<=', now), 'staffAt', cursor, {
          size: PAGE_SIZE,
          direction: 'asc',
        })
      : await cursorPage(inState(state), 'createdAt', cursor, {size: PAGE_SIZE})
  const listed = readable(listedQuestion, docs, (snapshot) => toListed(snapshot, now.toMillis(), 'staff'))
  return {questions: listed, next}
})

function inState(state: 'open' | 'answered' | 'shared' | 'hidden' | null) {
  if (state === null) return questions()
  if (state === 'shared' || state === 'hidden') return questions().where('visibility', '==', state)
  return questions().where('isOpen', '==', state === 'open')
}

/** When staff answer a question. */
export const answerQuestion = callable(contract, async ({questionId, ...answer}, staff) => {
  await optimistically(async (write) => {
    const snapshot = await questions().doc(questionId).get()
    const {userId: whom} = questionIn(snapshot)
    await writeAnswer(write, snapshot, 'staff', answer)
    recordStaffAction(write, staff, 'question-answered', {kind: 'question', id: questionId}, {whom})
  })
  return {}
})

/** When staff show a question to all who own the course, or hide it from them. */
export const showQuestion = callable(showContract, async ({questionId, seen, visibility}, staff) => {
  await optimistically(async (write) => {
    const snapshot = await questions().doc(questionId).get()
    const question = questionIn(snapshot)
    if (question.visibility === visibility) return
    if (visibility === 'shared') assertShowable(question, seen)
    write.update(snapshot.ref, {visibility}, unchanged(snapshot))
    const action = visibility === 'shared' ? 'question-shown' : 'question-hidden'
    recordStaffAction(write, staff, action, {kind: 'question', id: questionId}, {whom: question.userId})
  })
  return {}
})
