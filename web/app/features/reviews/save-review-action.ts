import {saveReview} from '@lectern/domain/reviews/contracts'
import * as z from 'zod/mini'
import {call} from '~/lib/firebase/call'
import {learningAttempts} from '~/lib/firebase/attempts/learning'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

const {rating, text} = saveReview.input.shape
/** As a form sends it: numbers as text, and nothing where nothing was entered. */
const schema = z.extend(saveReview.input, {
  rating: z.pipe(z.transform(Number), rating),
  text: z._default(text, ''),
})

/** Action: publishes the review of a course, or changes it. */
export const saveReviewAction = defineAction({
  schema,
  submit: async (review) => {
    try {
      const {status} = await call(saveReview, review)
      toast(
        status === 'shown'
          ? {title: 'Review published', description: 'Thank you. It is on the page of the course now.'}
          : {title: 'Review saved', description: 'We look at it again before it is shown.'},
      )
    } catch (error) {
      console.error('The review could not be saved.', error)
      return {formErrors: [errorMessage(learningAttempts.saveReview, error)]}
    }
  },
})
