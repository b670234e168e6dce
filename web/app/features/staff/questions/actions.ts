import * as contracts from '@lectern/domain/questions/contracts'
import * as z from 'zod/mini'
import {callAction} from '~/lib/forms/call-action'

const {seen} = contracts.answerQuestion.input.shape

/** Answers a question in the name of the shop. */
export const answerQuestion = callAction({
  contract: contracts.answerQuestion,
  form: z.extend(contracts.answerQuestion.input, {seen: z.pipe(z.transform(Number), seen)}),
  input: (answer) => answer,
  done: {title: 'Answer sent', description: 'Who asked gets it by mail.'},
  failed: {
    title: 'Error',
    fallback: 'The answer could not be sent. Please try again.',
    reasons: {
      'unknown-question': 'This question no longer exists.',
      'question-changed': 'Somebody has just written in this conversation. Please look at it again.',
      'question-full': 'This conversation is full. The learner can ask a new question.',
    },
  },
  outdated: true,
})

/** Shows a question to all who own the course, or hides it from them. */
export const showQuestion = callAction({
  contract: contracts.showQuestion,
  done: (_, {visibility}) => ({
    title: visibility === 'shared' ? 'Question shown' : 'Question hidden',
    description:
      visibility === 'shared'
        ? 'All who own the course find it under the lesson.'
        : 'Only who asked sees it now, and its teacher cannot show it again.',
  }),
  failed: {
    title: 'Error',
    fallback: 'The question could not be changed. Please try again.',
    reasons: {
      'unknown-question': 'This question no longer exists.',
      'question-open': 'Please answer the question first.',
    },
  },
  outdated: true,
})
