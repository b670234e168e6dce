/**
 * What the functions log: one line an event, with a fixed name, so that alerts and the runbook can rely on it. A field is an
 * id, a number or one of a few words; there is no way to log a text, a name, an address or a token.
 */
import {SCREEN_SLUGS} from '@lectern/domain/page-slugs'

/** `id`: ours, or that of Stripe, Mailgun, Sanity or Google; `number`; or one of the words. */
export type FieldKind = 'id' | 'number' | readonly string[]

export interface EventDefinition {
  /** of Cloud Logging: `ERROR` where a person has to look */
  severity: 'INFO' | 'WARNING' | 'ERROR'
  fields: Readonly<Record<string, FieldKind>>
}

/** The directives of a page's policy. */
export const REPORTED_DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
] as const

export const logEvents = {
  // Money
  'checkout-opened': {severity: 'INFO', fields: {orderId: 'id', sessionId: 'id'}},
  'checkout-refused': {severity: 'ERROR', fields: {orderId: 'id'}},
  'payment-fulfilled': {
    severity: 'INFO',
    fields: {orderId: 'id', sessionId: 'id', amountCents: 'number', courses: 'number'},
  },
  'invoice-issued': {severity: 'INFO', fields: {orderId: 'id', number: 'id'}},
  'invoice-postponed': {severity: 'WARNING', fields: {orderId: 'id'}},
  'invitations-failed': {severity: 'WARNING', fields: {teamId: 'id', invited: 'number'}},
  'gift-accepted': {severity: 'INFO', fields: {orderId: 'id', userId: 'id'}},
  'teacher-accepted': {severity: 'INFO', fields: {instructorId: 'id', userId: 'id'}},
  'teacher-profile-changed': {severity: 'INFO', fields: {instructorId: 'id', fields: 'number'}},
  'payouts-planned': {severity: 'INFO', fields: {period: 'id', page: 'number', payouts: 'number'}},
  'payout-not-planned': {severity: 'ERROR', fields: {instructorId: 'id', period: 'id'}},
  'transfer-sent': {severity: 'INFO', fields: {payoutId: 'id', transferId: 'id', amountCents: 'number'}},
  'transfer-refused': {severity: 'WARNING', fields: {payoutId: 'id'}},
  'transfer-failed': {severity: 'ERROR', fields: {payoutId: 'id', amountCents: 'number'}},
  'payout-account-made': {severity: 'INFO', fields: {instructorId: 'id', accountId: 'id'}},
  'payout-account-changed': {
    severity: 'INFO',
    fields: {
      instructorId: 'id',
      standing: ['none', 'missing', 'checking', 'refused', 'closed', 'ready'],
    },
  },
  'payout-failed': {severity: 'WARNING', fields: {instructorId: 'id', payoutId: 'id', code: 'id'}},
  'discount-settled': {
    severity: 'INFO',
    fields: {orderId: 'id', state: ['used', 'released'], reserved: ['yes', 'no']},
  },
  'order-ended': {severity: 'INFO', fields: {orderId: 'id', status: ['failed', 'expired', 'cancelled']}},
  'refund-begun': {severity: 'INFO', fields: {orderId: 'id', attempt: 'number'}},
  'refund-finished': {severity: 'INFO', fields: {orderId: 'id', amountCents: 'number'}},
  'refund-refused': {severity: 'WARNING', fields: {orderId: 'id', answer: ['refused', 'unknown']}},
  'refund-failed': {severity: 'ERROR', fields: {orderId: 'id', refundId: 'id', amountCents: 'number'}},
  'return-rejected': {severity: 'INFO', fields: {orderId: 'id'}},
  'dispute-updated': {severity: 'WARNING', fields: {orderId: 'id', disputeId: 'id', status: 'id'}},
  'problem-filed': {severity: 'ERROR', fields: {problemId: 'id', kind: 'id', orderId: 'id'}},
  'problem-settled': {severity: 'INFO', fields: {problemId: 'id', kind: 'id', orderId: 'id'}},

  // Stripe's books compared with the orders
  'difference-found': {
    severity: 'WARNING',
    fields: {
      difference: ['not-fulfilled', 'refund', 'dispute', 'not-enrolled', 'transfer'],
      orderId: 'id',
      itemId: 'id',
    },
  },
  'order-restored': {severity: 'WARNING', fields: {orderId: 'id', sessionId: 'id'}},
  'account-restored': {severity: 'WARNING', fields: {orderId: 'id', userId: 'id'}},
  'comparison-failed': {severity: 'ERROR', fields: {what: 'id', itemId: 'id'}},
  'reconcile-failed': {severity: 'ERROR', fields: {what: 'id', itemId: 'id'}},
  'reconcile-finished': {severity: 'INFO', fields: {durationMs: 'number'}},

  // Mail
  'mail-delivered': {
    severity: 'INFO',
    fields: {mailId: 'id', kind: 'id', recipients: 'number', attempts: 'number'},
  },
  'mail-skipped': {severity: 'INFO', fields: {mailId: 'id', kind: 'id'}},
  'mail-postponed': {severity: 'WARNING', fields: {mailId: 'id', kind: 'id', attempts: 'number'}},
  'mail-given-up': {severity: 'ERROR', fields: {mailId: 'id', kind: 'id', attempts: 'number'}},
  'mail-split': {severity: 'WARNING', fields: {mailId: 'id', kind: 'id', recipients: 'number'}},
  'mail-refused': {severity: 'WARNING', fields: {mailId: 'id', kind: 'id'}},
  'address-suppressed': {
    severity: 'INFO',
    fields: {reason: ['refused', 'bounced', 'complained', 'unsubscribed']},
  },
  'mailing-planned': {severity: 'INFO', fields: {mailingId: 'id', page: 'number', recipients: 'number'}},
  'mailing-interrupted': {severity: 'WARNING', fields: {mailingId: 'id'}},
  'task-refused': {severity: 'WARNING', fields: {queue: 'id'}},
  'newsletter-finished': {
    severity: 'INFO',
    fields: {newsletterId: 'id', sent: 'number', failed: 'number'},
  },
  'course-announced': {severity: 'INFO', fields: {courseId: 'id'}},
  'publication-failed': {severity: 'ERROR', fields: {courseId: 'id'}},

  // Learning
  'certificate-issued': {severity: 'INFO', fields: {certificateId: 'id', courseId: 'id', userId: 'id'}},
  'certificate-withdrawn': {severity: 'INFO', fields: {certificateId: 'id', courseId: 'id', orderId: 'id'}},
  'lesson-block-left-out': {severity: 'WARNING', fields: {blockKey: 'id', type: 'id', field: 'id'}},

  // Accounts
  'deletion-requested': {severity: 'INFO', fields: {userId: 'id'}},
  'deletion-cancelled': {severity: 'INFO', fields: {userId: 'id'}},
  'deletion-postponed': {severity: 'INFO', fields: {userId: 'id'}},
  'course-granted': {severity: 'INFO', fields: {courseId: 'id', userId: 'id'}},
  'grant-withdrawn': {severity: 'INFO', fields: {courseId: 'id', userId: 'id'}},
  'person-erased': {severity: 'INFO', fields: {userId: 'id'}},
  // Reviews
  'review-written': {severity: 'INFO', fields: {reviewId: 'id', courseId: 'id', rating: 'number'}},
  'review-withdrawn': {severity: 'INFO', fields: {reviewId: 'id', courseId: 'id'}},
  'rating-published': {severity: 'INFO', fields: {courseId: 'id', reviews: 'number'}},
  'rating-not-published': {severity: 'ERROR', fields: {courseId: 'id'}},
  'owners-published': {severity: 'INFO', fields: {courseId: 'id', owners: 'number'}},
  'owners-not-published': {severity: 'ERROR', fields: {courseId: 'id'}},
  'reviews-unavailable': {severity: 'ERROR', fields: {courseId: 'id'}},

  // Calls and webhooks
  'access-refused': {severity: 'WARNING', fields: {function: 'id', userId: 'id'}},
  'rate-limited': {severity: 'WARNING', fields: {limit: 'id'}},
  'limit-not-given-back': {severity: 'WARNING', fields: {uses: 'number'}},
  /** by the shop's own rules: a wrong code, a changed price, a course that is owned */
  'call-declined': {severity: 'INFO', fields: {function: 'id', reason: 'id'}},
  /** because a service that it needs does not answer */
  'call-refused': {severity: 'WARNING', fields: {function: 'id', reason: 'id'}},
  'call-failed': {severity: 'ERROR', fields: {function: 'id'}},
  /** of a list, as it is none of its kind */
  'document-left-out': {severity: 'WARNING', fields: {collection: 'id', documentId: 'id', field: 'id'}},
  'webhook-refused': {
    severity: 'WARNING',
    fields: {service: ['stripe', 'mailgun', 'sanity'], why: ['signature', 'incomplete', 'repeated']},
  },
  'webhook-ignored': {severity: 'INFO', fields: {service: ['stripe'], eventId: 'id', type: 'id'}},
  'webhook-failed': {severity: 'ERROR', fields: {service: ['stripe', 'mailgun'], eventId: 'id', type: 'id'}},
  'page-unavailable': {severity: 'ERROR', fields: {page: ['certificate', 'not-built']}},
  'policy-violated': {
    severity: 'WARNING',
    fields: {
      directive: [...REPORTED_DIRECTIVES, 'other'],
      blocked: 'id',
      page: [...SCREEN_SLUGS, 'home', 'other'],
    },
  },
  'content-unavailable': {severity: 'WARNING', fields: {}},
  'accounts-unavailable': {severity: 'ERROR', fields: {}},
} as const satisfies Record<string, EventDefinition>

export type LogEvent = keyof typeof logEvents

type FieldValue<Kind> = Kind extends 'id'
  ? string | null
  : Kind extends 'number'
    ? number | null
    : Kind extends readonly (infer Word)[]
      ? Word
      : never

/** The fields of an event. */
export type LogFields<Event extends LogEvent> = {
  [Name in keyof (typeof logEvents)[Event]['fields']]: FieldValue<(typeof logEvents)[Event]['fields'][Name]>
}
