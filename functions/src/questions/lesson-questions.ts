import {
  lessonQuestions as contract,
  markQuestionHelpful as helpfulContract,
} from '@lectern/domain/questions/contracts'
import {searchedBeginning, type QuestionSort} from '@lectern/domain/questions/question'
import {matchesWords, searchWords} from '@lectern/domain/text/text-search'
import type {Query} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {assertOwner, readLearner} from '../learning/learner.ts'
import {helpfulPage} from '../reviews/helpful-page.ts'
import {votesOf, writeVote} from '../reviews/helpful-votes.ts'
import type {CursorPage} from '../services/cursor-page.ts'
import {optimistically} from '../services/optimistic.ts'
import {questionIn, questions, toConversation, type Question} from './question.ts'

/** How many shared questions a page has. */
const PAGE_SIZE = 10
/** How many of one's own are shown with a lesson, the newest. */
const MAX_OWN = 20

/** When somebody who owns the course looks at what was asked about a lesson. It reads a page, whatever there is. */
export const lessonQuestions = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'lesson-questions', key: uid, max: 120, windowSeconds: 60}]},
  async ({courseId, lessonKey, search, sort, cursor}, {uid}) => {
    assertOwner(await readLearner(uid, courseId))
    const ofLesson = questions().where('courseId', '==', courseId).where('lessonKey', '==', lessonKey)
    const [own, shared, votes] = await Promise.all([
      ofLesson.where('userId', '==', uid).orderBy('createdAt', 'desc').limit(MAX_OWN).get(),
      sharedPage(ofLesson.where('visibility', '==', 'shared'), search, sort, cursor),
      votesOf(uid, courseId).get(),
    ])
    return {
      own: own.docs.map(toConversation),
      shared: shared.docs.filter((snapshot) => snapshot.data().userId !== uid).map(toConversation),
      next: shared.next,
      helpful: votes.data()?.questionIds ?? [],
    }
  },
)

/** When somebody finds a question helpful, or takes that back: one vote a person and question. */
export const markQuestionHelpful = callable(
  helpfulContract,
  {limits: (_, {uid}) => [{name: 'helpful', key: uid, max: 60, windowSeconds: 60}]},
  async ({questionId, helpful}, {uid}) =>
    optimistically(async (write) => {
      const snapshot = await questions().doc(questionId).get()
      const question = questionIn(snapshot)
      if (question.visibility !== 'shared') throw new AppError('unknown-question')
      if (question.userId === uid) throw new AppError('own-question')
      const {courseId} = question
      assertOwner(await readLearner(uid, courseId))
      const change = await writeVote(write, snapshot.ref, {uid, courseId, helpful}, 'questionIds')
      return {count: question.helpful + change}
    }),
)

/** A page of the shared questions of a lesson. What is found by the beginning of a word is compared with all of the search. */
async function sharedPage(
  shared: Query<Question>,
  search: string,
  sort: QuestionSort,
  after: string | null,
): Promise<CursorPage<Question>> {
  const beginning = searchedBeginning(search)
  const found = beginning === null ? shared : shared.where('words', 'array-contains', beginning)
  const {docs, next} = await helpfulPage(found, {sort, after, size: PAGE_SIZE})
  const words = searchWords(search)
  return {
    docs: docs.filter((snapshot) => {
      const {messages} = snapshot.data()
      return matchesWords(
        messages.map(({text}) => text),
        words,
      )
    }),
    next,
  }
}
