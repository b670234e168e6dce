import {answerQuestion} from '@lectern/domain/questions/contracts'
import * as z from 'zod/mini'

/** How many messages were seen, as a form sends it. */
export const sentSeen = z.pipe(z.transform(Number), answerQuestion.input.shape.seen)

/** An answer as a form sends it. */
export const sentAnswer = z.extend(answerQuestion.input, {seen: sentSeen})

const CHANGED = 'Somebody has just written in this conversation. Please look at it again.'

/** What is said when an answer is sent, or cannot be. */
export const answerWords = {
  done: {title: 'Answer sent', description: 'Who asked gets it by mail.'},
  failed: {
    title: 'Error',
    fallback: 'The answer could not be sent. Please try again.',
    reasons: {
      'unknown-question': 'This question no longer exists.',
      'question-changed': CHANGED,
      'question-full': 'This conversation is full. The learner can ask a new question.',
    },
  },
  outdated: true,
} as const

/** What is said when a question can be neither shown nor taken away. */
export const showWords = {
  title: 'Error',
  fallback: 'The question could not be changed. Please try again.',
  reasons: {
    'unknown-question': 'This question no longer exists.',
    'question-changed': CHANGED,
    'question-open': 'Please answer the question first.',
  },
} as const
