import type {ToastOptions} from '~/ui/feedback/toast'

/*
 * Messages for when a form's code, and with it `error-messages.ts`, could not be fetched. They are therefore part of the page's
 * initial script.
 */

export const unreachable = 'We could not reach the service. Please check your connection and try again.'

/** For forms that show failures in a toast. */
export const notSent: ToastOptions = {title: 'Error', description: unreachable, variant: 'destructive'}

export const messageNotSent = 'Your message could not be sent. Please check your connection and try again.'

export const notReached = 'we could not be reached. Please check your connection and try again.'

export const subscriptionNotSent: ToastOptions = {
  title: 'Subscription failed',
  description: `There was a problem subscribing to the newsletter: ${notReached}`,
  variant: 'destructive',
}
