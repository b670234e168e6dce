import {fetchResendVerificationAction} from '~/features/account/verification-reminder'
import {routeAction} from '~/lib/forms/route-action'

/** The action of the reminder on the account screens; this route has no screen. */
export const clientAction = routeAction(fetchResendVerificationAction)

export function clientLoader(): never {
  throw new Response(null, {status: 404})
}
