import {answerSubmission as contract} from '@lectern/domain/submissions/contracts'
import * as z from 'zod/mini'
import {callAction} from '~/lib/forms/call-action'

/** Answers what was handed in for a course of one's own. */
export const answerSubmission = callAction({
  contract,
  form: z.extend(contract.input, {seen: z.pipe(z.transform(Number), contract.input.shape.seen)}),
  input: (answer) => answer,
  done: {title: 'Answer sent', description: 'Who handed it in gets it by mail.'},
  failed: {
    title: 'Error',
    fallback: 'The answer could not be sent. Please try again.',
    reasons: {
      'unknown-submission': 'This work is no longer there.',
      'submission-changed': 'It was handed in again, or answered, just now. Please look at it again.',
      'submission-full': 'There is no room for another answer.',
    },
  },
  outdated: true,
})
