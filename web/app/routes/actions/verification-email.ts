import {fetchResendVerificationAction} from '~/features/account/verification-reminder'
import {routeAction} from '~/lib/forms/route-action'

/** What the reminder on every screen of the account is sent to; there is nothing to see at this address. */
export const clientAction = routeAction(fetchResendVerificationAction)

export function clientLoader(): never {
  throw new Response(null, {status: 404})
}
