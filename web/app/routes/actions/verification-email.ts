import {routeActions} from '~/lib/forms/route-action'

/** The action of the reminder on the account screens; this route has no screen. */
export const clientAction = routeActions(() => import('~/features/account/actions'))

export function clientLoader(): never {
  throw new Response(null, {status: 404})
}
