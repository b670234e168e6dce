import type {ToastOptions} from '~/ui/feedback/toast'

/*
 * What is said where not even the code could be fetched that knows better words (`failure-words.ts`), so it has to be with the
 * page from the start.
 */

export const unreachable = 'We could not reach the service. Please check your connection and try again.'

/** Where a form has no place of its own for it. */
export const notSent: ToastOptions = {title: 'Error', description: unreachable, variant: 'destructive'}

export const messageNotSent = 'Your message could not be sent. Please check your connection and try again.'

export const notReached = 'we could not be reached. Please check your connection and try again.'

export const subscriptionNotSent: ToastOptions = {
  title: 'Subscription failed',
  description: `There was a problem subscribing to the newsletter: ${notReached}`,
  variant: 'destructive',
}
