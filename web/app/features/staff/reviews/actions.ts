import {requiredText} from '@lectern/domain/contracts'
import {MAX_STAFF_REASON_LENGTH} from '@lectern/domain/limits'
import * as contracts from '@lectern/domain/reviews/contracts'
import * as z from 'zod/mini'
import {call} from '~/lib/firebase/call'
import {errorMessage} from '~/lib/firebase/error-messages'
import {callAction} from '~/lib/forms/call-action'
import {defineAction} from '~/lib/forms/define-action'
import {pluralize} from '~/ui/content/pluralize'
import {toast} from '~/ui/feedback/toast'

/** A number as a form sends it. */
const sent = z.coerce.number()
const answerInput = contracts.answerReview.input

const done: Record<(typeof contracts.MODERATIONS)[number], string> = {
  hide: 'The review is hidden.',
  show: 'The review is shown again.',
  check: 'The review stays as it is.',
}

const reasons = {
  'unknown-review': 'This review no longer exists.',
  'review-changed': 'Its author or somebody else has just changed this review. Please look at it again.',
}

/** Hides a review, shows it again, or marks it as looked at. */
export const moderateReview = callAction({
  contract: contracts.moderateReview,
  form: z.pipe(z.looseObject({seenAt: sent}), contracts.moderateReview.input),
  input: (moderation) => moderation,
  done: (_, {decision}) => ({title: 'Review Updated', description: done[decision]}),
  failed: {title: 'Error', fallback: 'The review could not be changed. Please try again.', reasons},
  outdated: true,
})

/** Enters the teacher's answer to a review, or takes it away. */
export const answerReview = callAction({
  contract: contracts.answerReview,
  form: z.extend(answerInput, {seenAt: sent, answer: z._default(answerInput.shape.answer, '')}),
  input: (answer) => answer,
  done: (_, {answer}) => ({
    title: 'Answer Saved',
    description: answer === '' ? 'The answer is taken away.' : 'The answer is shown with the review.',
  }),
  failed: {
    title: 'Error',
    fallback: 'The answer could not be saved. Please try again.',
    reasons: {...reasons, 'content-unavailable': null},
  },
  outdated: true,
})

/** Hides several reviews for one reason, one after the other. What is wrong with one is an error by its id. */
export const hideReviews = defineAction({
  schema: z.object({
    reviews: z.array(z.object({reviewId: z.string(), seenAt: z.coerce.number()})),
    reason: requiredText('Please say why the reviews are hidden.', MAX_STAFF_REASON_LENGTH),
  }),
  submit: async ({reviews, reason}) => {
    const fieldErrors: Record<string, string[]> = {}
    for (const seen of reviews)
      try {
        await call(contracts.moderateReview, {...seen, decision: 'hide', reason})
      } catch (error) {
        console.error('A review could not be hidden.', error)
        fieldErrors[seen.reviewId] = [errorMessage(moderateReview.failed, error)]
      }
    const failed = Object.keys(fieldErrors).length
    const hidden = pluralize(reviews.length - failed, 'review')
    if (failed === 0) {
      toast({title: 'Reviews hidden', description: `${hidden}: their authors are told.`})
      return
    }
    const words = `${hidden} hidden, ${failed} not: each says why.`
    return {fieldErrors: {...fieldErrors, '': [words]}, outdated: true}
  },
})
