import * as contracts from '@lectern/domain/reviews/contracts'
import * as z from 'zod/mini'
import {COURSE_WITHDRAWN, NOT_REACHED} from '~/lib/firebase/attempts/attempt'
import {callAction} from '~/lib/forms/call-action'

const {rating, text} = contracts.saveReview.input.shape

/** Publishes the review of a course, or changes it. */
export const saveReview = callAction({
  contract: contracts.saveReview,
  // As a form sends it: numbers as text, and nothing where nothing was entered.
  form: z.extend(contracts.saveReview.input, {
    rating: z.pipe(z.transform(Number), rating),
    text: z._default(text, ''),
  }),
  input: (review) => review,
  done: ({status}) =>
    status === 'shown'
      ? {title: 'Review published', description: 'Thank you. It is on the page of the course now.'}
      : {title: 'Review saved', description: 'We look at it again before it is shown.'},
  failed: {
    fallback: 'Your review could not be saved. Please try again.',
    reasons: {
      'not-owned': 'Only those who own the course can review it.',
      withdrawn: COURSE_WITHDRAWN,
      'unknown-course': 'This course no longer exists.',
      'first-section-open': 'Please finish the first section of the course first.',
      'content-unavailable': null,
      'rate-limited': 'Too many changes in a short time. Please wait a while and try again.',
      [NOT_REACHED]:
        'We could not be reached. Your review is still here: please check your connection and try again.',
    },
  },
})
