import {fetchNewsletterAction} from '~/features/newsletter/newsletter-form'
import {subscriptionNotSent} from '~/lib/firebase/unreachable-words'
import {routeAction} from '~/lib/forms/route-action'

/** What the footer's form is sent to, from any page; there is nothing to see at this address. */
export const clientAction = routeAction(fetchNewsletterAction, subscriptionNotSent)

export function clientLoader(): never {
  throw new Response(null, {status: 404})
}
