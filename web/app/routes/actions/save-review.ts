import {routeActions} from '~/lib/forms/route-action'

/** The action of the review form, which is on a course's page and on its home; this route has no screen. */
export const clientAction = routeActions(() => import('~/features/reviews/actions'))

export function clientLoader(): never {
  throw new Response(null, {status: 404})
}
