import {markReviewHelpful} from '@lectern/domain/reviews/contracts'
import {call} from '~/lib/firebase/call'
import {learningAttempts} from '~/lib/firebase/attempts/learning'
import {errorToast} from '~/lib/firebase/error-messages'
import {toast} from '~/ui/feedback/toast'

/** Says that the user finds a review helpful, or no longer; how many do, or null when it failed, which a toast says. */
export async function markHelpful(reviewId: string, helpful: boolean): Promise<number | null> {
  try {
    return (await call(markReviewHelpful, {reviewId, helpful})).count
  } catch (error) {
    console.error('The vote could not be saved.', error)
    toast(errorToast(learningAttempts.markReviewHelpful, error))
    return null
  }
}
