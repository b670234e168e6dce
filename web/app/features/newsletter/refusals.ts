import type {ToastOptions} from '~/ui/feedback/toast'

/** What is said to whoever enters what is no address. */
export const invalidEmail: ToastOptions = {
  title: 'Invalid email',
  description: 'Please enter a valid email address.',
  variant: 'destructive',
}

/** What is said when neither the service nor perhaps the code that asks it could be reached. */
export const notReached: ToastOptions = {
  title: 'Subscription failed',
  description:
    'There was a problem subscribing to the newsletter: we could not be reached. Please check your connection and try again.',
  variant: 'destructive',
}
