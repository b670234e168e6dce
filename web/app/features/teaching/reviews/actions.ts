import * as contracts from '@lectern/domain/reviews/contracts'
import * as z from 'zod/mini'
import {callAction} from '~/lib/forms/call-action'

const {input} = contracts.answerReviewAsTeacher

/** Answers a review of a course of one's own, or takes the answer away. */
export const answerReview = callAction({
  contract: contracts.answerReviewAsTeacher,
  form: z.extend(input, {seenAt: z.coerce.number(), answer: z._default(input.shape.answer, '')}),
  input: (answer) => answer,
  done: (_, {answer}) => ({
    title: 'Answer saved',
    description: answer === '' ? 'The answer is taken away.' : 'The answer is shown with the review.',
  }),
  failed: {
    title: 'Error',
    fallback: 'The answer could not be saved. Please try again.',
    reasons: {
      'unknown-review': 'This review is no longer shown.',
      'review-changed': 'Its author has just changed this review. Please look at it again.',
      'content-unavailable': null,
    },
  },
  outdated: true,
})
