import {routeActions} from '~/lib/forms/route-action'

/** The actions of saved views, which are on the screens of all lists of the back office; this route has no screen. */
export const clientAction = routeActions(() => import('~/features/staff/views/actions'))

export function clientLoader(): never {
  throw new Response(null, {status: 404})
}
