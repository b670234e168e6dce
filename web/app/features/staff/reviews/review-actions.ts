import {answerReview, moderateReview, type MODERATIONS} from '@lectern/domain/reviews/contracts'
import * as z from 'zod/mini'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** A number as a form sends it. */
const sent = z.coerce.number()
const answerFields = answerReview.input.shape

const done: Record<(typeof MODERATIONS)[number], string> = {
  hide: 'The review is hidden.',
  show: 'The review is shown again.',
  check: 'The review stays as it is.',
}

/** Action: hides a review, shows it again, or marks it as looked at. */
export const moderateReviewAction = defineAction({
  schema: z.pipe(z.looseObject({seenAt: sent}), moderateReview.input),
  submit: async (moderation) => {
    try {
      await call(moderateReview, moderation)
      toast({title: 'Review Updated', description: done[moderation.decision]})
    } catch (error) {
      console.error('The review could not be moderated.', error)
      toast(errorToast(staffAttempts.moderateReview, error))
      // Its author or another member of staff may have changed it, so the list is reloaded.
      return {formErrors: [errorMessage(staffAttempts.moderateReview, error)], outdated: true}
    }
  },
})

/** Action: enters the teacher's answer to a review, or takes it away. */
export const answerReviewAction = defineAction({
  schema: z.extend(answerReview.input, {seenAt: sent, answer: z._default(answerFields.answer, '')}),
  submit: async (answer) => {
    try {
      await call(answerReview, answer)
      toast({
        title: 'Answer Saved',
        description:
          answer.answer === '' ? 'The answer is taken away.' : 'The answer is shown with the review.',
      })
    } catch (error) {
      console.error('The answer could not be saved.', error)
      toast(errorToast(staffAttempts.answerReview, error))
      return {formErrors: [errorMessage(staffAttempts.answerReview, error)], outdated: true}
    }
  },
})
