import type {addSubscriber, sendNewsletter} from '@lectern/domain/contracts'
import type {freeAddress, retryMail} from '@lectern/domain/mail/contracts'
import type {
  announceCourse,
  controlNewsletter,
  deleteNewsletterDraft,
  previewNewsletter,
  removeSubscriber,
  saveNewsletterDraft,
  testNewsletter,
} from '@lectern/domain/mail/newsletter-contracts'
import {type CallAttempt, type Attempt, MAIL_UNAVAILABLE} from './attempt'

/** What is said when something fails that staff do with mails. */
export const mailingAttempts = {
  announceCourse: {
    title: 'Error',
    fallback: 'The course could not be announced. Please try again.',
    reasons: {
      'unknown-course': 'This course is not published, or it is archived.',
      'already-announced': 'This course has been announced already.',
      'content-unavailable': null,
    },
  } satisfies CallAttempt<typeof announceCourse>,
  sendNewsletter: {
    title: 'Error',
    before: 'Failed to send newsletter: ',
    fallback: 'Unknown error occurred',
    reasons: {
      'no-recipients': 'nobody on the list can be written to',
      'mail-unavailable': 'the mail service is not available',
      'invalid-argument': 'the subject, the content or an address was not accepted',
      'rate-limited': 'too many newsletters in a short time; please wait a few minutes',
      'signed-out': 'your session has ended; please sign in again',
      'not-staff': 'only staff can send newsletters',
    },
  } satisfies CallAttempt<typeof sendNewsletter>,
  saveNewsletterDraft: {
    title: 'Error',
    fallback: 'It could not be saved. Please try again.',
    reasons: {},
  } satisfies CallAttempt<typeof saveNewsletterDraft>,
  deleteNewsletterDraft: {
    title: 'Error',
    fallback: 'It could not be deleted. Please try again.',
    reasons: {'unknown-draft': 'Somebody else has deleted or sent it.'},
  } satisfies CallAttempt<typeof deleteNewsletterDraft>,
  previewNewsletter: {
    fallback: 'The preview could not be loaded.',
    reasons: {},
  } satisfies CallAttempt<typeof previewNewsletter>,
  testNewsletter: {
    title: 'Error',
    fallback: 'The test could not be sent. Please try again.',
    reasons: {
      'no-recipients': 'Your account has no address to send it to.',
      'mail-unavailable': MAIL_UNAVAILABLE,
    },
  } satisfies CallAttempt<typeof testNewsletter>,
  controlNewsletter: {
    title: 'Error',
    fallback: 'That did not work. Please try again.',
    reasons: {
      'unknown-newsletter': 'This newsletter no longer exists.',
      'not-open': 'This is no longer possible: it has gone on meanwhile.',
    },
  } satisfies CallAttempt<typeof controlNewsletter>,
  addSubscriber: {
    title: 'Error',
    before: 'Failed to add test subscriber: ',
    fallback: 'Unknown error occurred',
    reasons: {
      'already-subscribed': 'this email is already subscribed',
      'invalid-argument': 'please enter a valid email address',
      'rate-limited': 'too many attempts; please wait a few minutes',
      'signed-out': 'your session has ended; please sign in again',
      'not-staff': 'only staff can add subscribers',
    },
  } satisfies CallAttempt<typeof addSubscriber>,
  removeSubscriber: {
    title: 'Error',
    fallback: 'The subscriber could not be removed. Please try again.',
    reasons: {'unknown-subscriber': 'This address is no longer among the subscribers.'},
  } satisfies CallAttempt<typeof removeSubscriber>,
  retryMail: {
    fallback: 'The mail could not be tried again. Please try again.',
    reasons: {
      'unknown-mail': 'This mail is not kept any more.',
      'already-sent': 'This mail has been sent, or is being sent just now.',
    },
  } satisfies CallAttempt<typeof retryMail>,
  freeAddress: {
    fallback: 'The address could not be freed. Please try again.',
    reasons: {
      'not-suppressed': 'This address is not suppressed any more.',
      'mail-unavailable': MAIL_UNAVAILABLE,
    },
  } satisfies CallAttempt<typeof freeAddress>,
} satisfies Record<string, Attempt>
