import {
  addSubscriber as addSubscriberContract,
  removeSubscriber as removeSubscriberContract,
} from '@lectern/domain/mail/newsletter-contracts'
import {callAction} from '~/lib/forms/call-action'
import {toast} from '~/ui/feedback/toast'

/** Adds an address to the subscribers of the newsletter. */
export const addSubscriber = callAction({
  contract: addSubscriberContract,
  onInvalid: () => {
    toast({
      title: 'Invalid Email',
      description: 'Please enter a valid email address.',
      variant: 'destructive',
    })
  },
  done: (_, {email}) => ({
    title: 'Test Subscriber Added',
    description: `${email} has been added to the newsletter.`,
  }),
  failed: {
    title: 'Error',
    before: 'Failed to add test subscriber: ',
    fallback: 'Unknown error occurred',
    reasons: {
      'already-subscribed': 'this email is already subscribed',
      suppressed:
        'this email gets no mailings, as mails to it came back or its owner does not want them; it can be freed under Outbox, Suppressed addresses',
      'invalid-argument': 'please enter a valid email address',
      'rate-limited': 'too many attempts; please wait a few minutes',
      'signed-out': 'your session has ended; please sign in again',
      'not-staff': 'only staff can add subscribers',
    },
  },
})

/** Takes an address from the subscribers of the newsletter. */
export const removeSubscriber = callAction({
  contract: removeSubscriberContract,
  done: (_, {email}) => ({title: 'Subscriber removed', description: `${email} gets no more newsletters.`}),
  failed: {
    title: 'Error',
    fallback: 'The subscriber could not be removed. Please try again.',
    reasons: {'unknown-subscriber': 'This address is no longer among the subscribers.'},
  },
  outdated: true,
})
