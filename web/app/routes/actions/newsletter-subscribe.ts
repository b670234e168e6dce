import {subscriptionNotSent} from '~/lib/firebase/unreachable-words'
import {routeActions} from '~/lib/forms/route-action'

/** The action of the footer's form, which is on every page; this route has no screen. */
export const clientAction = routeActions(() => import('~/features/newsletter/actions'), subscriptionNotSent)

export function clientLoader(): never {
  throw new Response(null, {status: 404})
}
