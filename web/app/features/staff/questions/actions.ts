import * as contracts from '@lectern/domain/questions/contracts'
import * as z from 'zod/mini'
import {answerWords, sentAnswer, sentSeen, showWords} from '~/features/questions/answer-words'
import {callAction} from '~/lib/forms/call-action'

/** Answers a question in the name of the shop. */
export const answerQuestion = callAction({
  contract: contracts.answerQuestion,
  form: sentAnswer,
  input: (answer) => answer,
  ...answerWords,
})

/** Shows a question to all who own the course, or hides it from them. */
export const showQuestion = callAction({
  contract: contracts.showQuestion,
  form: z.extend(contracts.showQuestion.input, {seen: sentSeen}),
  input: (shown) => shown,
  done: (_, {visibility}) =>
    visibility === 'shared'
      ? {title: 'Question shown', description: 'All who own the course find it under the lesson.'}
      : {
          title: 'Question hidden',
          description: 'Only who asked sees it now, and its teacher cannot show it again.',
        },
  failed: showWords,
  outdated: true,
})
