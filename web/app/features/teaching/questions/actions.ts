import * as contracts from '@lectern/domain/questions/contracts'
import * as z from 'zod/mini'
import {answerWords, sentAnswer, sentSeen, showWords} from '~/features/questions/answer-words'
import {callAction} from '~/lib/forms/call-action'

/** Answers a question about a course of one's own. */
export const answerQuestion = callAction({
  contract: contracts.answerAsTeacher,
  form: sentAnswer,
  input: (answer) => answer,
  ...answerWords,
})

/** Shows a question to all who own the course, or no longer. */
export const showQuestion = callAction({
  contract: contracts.shareQuestion,
  form: z.extend(contracts.shareQuestion.input, {seen: sentSeen}),
  input: (shown) => shown,
  done: (_, {visibility}) =>
    visibility === 'shared'
      ? {title: 'Question shown', description: 'All who own the course find it under the lesson.'}
      : {title: 'Question not shown', description: 'Only who asked sees it now.'},
  failed: {
    ...showWords,
    reasons: {...showWords.reasons, 'question-hidden': 'The team of the shop has hidden this question.'},
  },
  outdated: true,
})
