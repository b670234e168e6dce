import {fetchNewsletterAction} from '~/features/newsletter/newsletter-form'
import {subscriptionNotSent} from '~/lib/firebase/unreachable-words'
import {routeAction} from '~/lib/forms/route-action'

/** The action of the footer's form, which is on every page; this route has no screen. */
export const clientAction = routeAction(fetchNewsletterAction, subscriptionNotSent)

export function clientLoader(): never {
  throw new Response(null, {status: 404})
}
