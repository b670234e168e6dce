import {fetchSaveReviewAction} from '~/features/reviews/fetch-save-review-action'
import {routeAction} from '~/lib/forms/route-action'

/** The action of the review form, which is on a course's page and on its home; this route has no screen. */
export const clientAction = routeAction(fetchSaveReviewAction)

export function clientLoader(): never {
  throw new Response(null, {status: 404})
}
