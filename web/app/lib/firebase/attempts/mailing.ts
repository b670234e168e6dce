import type {
  previewNewsletter,
  saveNewsletterDraft,
  sendNewsletter,
  testNewsletter,
} from '@lectern/domain/mail/newsletter-contracts'
import {type CallAttempt, type Attempt, MAIL_UNAVAILABLE} from './attempt'

/** What is said when something fails that staff do with mails. */
export const mailingAttempts = {
  sendNewsletter: {
    title: 'Error',
    before: 'Failed to send newsletter: ',
    fallback: 'Unknown error occurred',
    reasons: {
      'no-recipients': 'nobody on the list can be written to',
      'mail-unavailable': 'the mail service is not available',
      'already-sent':
        'somebody has sent or scheduled this draft already. To send it as another newsletter, save it as a template and start from that',
      'draft-changed':
        'this draft has been changed elsewhere meanwhile. Open it under Drafts and history, or keep yours as a new draft',
      'invalid-argument': 'the subject, the content or an address was not accepted',
      'rate-limited': 'too many newsletters in a short time; please wait a few minutes',
      'signed-out': 'your session has ended; please sign in again',
      'not-staff': 'only staff can send newsletters',
    },
  } satisfies CallAttempt<typeof sendNewsletter>,
  saveNewsletterDraft: {
    title: 'Error',
    fallback: 'It could not be saved. Please try again.',
    reasons: {
      'draft-changed':
        'This draft has been changed elsewhere meanwhile, so what you write here is no longer saved. Keep yours as a new draft, or open the changed one under Drafts and history.',
      'unknown-draft':
        'This draft has been deleted or sent meanwhile, so what you write here is no longer saved. You can keep yours as a new draft.',
    },
  } satisfies CallAttempt<typeof saveNewsletterDraft>,
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
} satisfies Record<string, Attempt>
