import * as z from 'zod/mini'
import {contract, documentId, email, line} from '../contracts.ts'
import {
  MAX_LINE_LENGTH,
  MAX_NAMED_RECIPIENTS,
  MAX_NEWSLETTER_BYTES,
  MAX_NEWSLETTER_LENGTH,
} from '../limits.ts'
import {cursor} from '../lists/cursor.ts'
import {byteLength, isOneLine} from '../text/text.ts'
import {RECIPIENT_SOURCES} from './newsletter.ts'

const recipient = z.object({
  id: z.string(),
  email: z.string(),
  /** ISO date-time */
  createdAt: z.string(),
  source: z.enum(RECIPIENT_SOURCES),
  name: z.nullable(z.string()),
})

/** A page of those a newsletter can be sent to, for staff: subscribers newest first, then accounts. */
export const listRecipients = contract({
  name: 'listRecipients',
  audience: 'staff',
  input: z.object({
    /** null for the first page, then the `next` of the page before */
    cursor,
    /** the beginning of a subscriber's address; of an account the whole address, or the beginning of the first name */
    search: z.string().check(z.maxLength(MAX_LINE_LENGTH)),
    source: z.nullable(z.enum(RECIPIENT_SOURCES)),
  }),
  output: z.object({
    recipients: z.array(recipient),
    next: z.nullable(z.string()),
    /** how many a newsletter to everyone goes to; at most as many, unless `isCountExact` */
    recipientCount: z.int(),
    isCountExact: z.boolean(),
    subscriberCount: z.int(),
    /** null when the accounts can't be listed: the recipients are then only the subscribers */
    userCount: z.nullable(z.int()),
    /** number of accounts with marketing mail enabled */
    participatingUserCount: z.int(),
  }),
  reasons: [] as const,
})

/** Adds a subscriber manually, for staff. */
export const addSubscriber = contract({
  name: 'addSubscriber',
  audience: 'staff',
  input: z.object({email}),
  output: z.object({}),
  /** `suppressed`: the address gets no mailings until staff free it */
  reasons: ['already-subscribed', 'suppressed'] as const,
})

export const NO_RECIPIENTS = 'Please select at least one subscriber'

/** How far ahead a newsletter can be scheduled, in ms: a year, also a leap year. */
export const MAX_AHEAD_MS = 366 * 24 * 60 * 60_000

/** Sends a newsletter page by page; progress is on `newsletters/{newsletterId}`. */
export const sendNewsletter = contract({
  name: 'sendNewsletter',
  audience: 'staff',
  input: z
    .object({
      /** of the draft that it was written as, and of the newsletter: a draft goes once, whoever sends it. It is deleted with it */
      draftId: z.uuid(),
      subject: line('Subject is required', MAX_LINE_LENGTH),
      contentHtml: z.string().check(
        z.refine((html) => html.trim() !== '', {error: 'Content is required'}),
        z.maxLength(MAX_NEWSLETTER_LENGTH),
        z.refine((html) => byteLength(html) <= MAX_NEWSLETTER_BYTES, {
          error: 'This is too long: please keep it under 900,000 bytes.',
        }),
      ),
      /** whether it goes only to `emails`, or to everyone but them */
      audience: z.enum(['only', 'everyone-but']),
      emails: z.array(email).check(z.maxLength(MAX_NAMED_RECIPIENTS)),
      /** when it begins, ms since the epoch, at most a year ahead; at once without it */
      sendAt: z.optional(z.int().check(z.positive())),
    })
    .check(
      z.refine(({audience, emails}) => audience !== 'only' || emails.length > 0, {
        error: NO_RECIPIENTS,
        path: ['emails'],
      }),
    ),
  /** at most how many get it */
  output: z.object({newsletterId: z.string(), recipientCount: z.int()}),
  /**
   * `no-recipients`: none was chosen, or none of them may be written to · `already-sent`: the draft was sent or scheduled with another
   * text, to others or for another time · `draft-changed`: what is stored as the draft has another text, or goes
   * to others, so somebody else has changed it
   */
  reasons: ['no-recipients', 'mail-unavailable', 'already-sent', 'draft-changed'] as const,
})

/** A newsletter before its confirmation: `recipients` is the number of recipients. */
export const newsletterDraftForm = z.object({
  subject: sendNewsletter.input.shape.subject,
  contentHtml: sendNewsletter.input.shape.contentHtml,
  recipients: z.pipe(z.transform(Number), z.int().check(z.minimum(1, {error: NO_RECIPIENTS}))),
})

const announced = z.object({
  /** ISO date-time */
  at: z.string(),
  /** how many it goes to, of those found so far */
  recipientCount: z.int(),
  /** whether all are found */
  isPlanned: z.boolean(),
})

/** A course and who would hear of it, for staff, before they announce it. */
export const announcementDetails = contract({
  name: 'announcementDetails',
  audience: 'staff',
  input: z.object({courseId: documentId}),
  output: z.object({
    title: z.string(),
    /** the path of its page */
    path: z.string(),
    /** at most so many get the mail; null when the accounts cannot be counted */
    recipientCount: z.nullable(z.int()),
    /** null while nobody has been told */
    announcement: z.nullable(announced),
  }),
  /** `unknown-course`: there is none that is published and sold */
  reasons: ['unknown-course', 'content-unavailable'] as const,
})

/** Mails everybody with new-course notices on about a course, once. */
export const announceCourse = contract({
  name: 'announceCourse',
  audience: 'staff',
  input: z.object({courseId: documentId}),
  output: z.object({}),
  reasons: ['unknown-course', 'already-announced', 'content-unavailable'] as const,
})

/** Whether a course was announced, for its preview in the Studio. */
export const isCourseAnnounced = contract({
  name: 'isCourseAnnounced',
  audience: 'anyone',
  input: z.object({courseId: documentId}),
  output: z.object({announced: z.boolean()}),
  reasons: [] as const,
})

/** Removes a subscriber, for staff, and switches the marketing mail of the account with this address off. */
export const removeSubscriber = contract({
  name: 'removeSubscriber',
  audience: 'staff',
  input: z.object({email: addSubscriber.input.shape.email}),
  output: z.object({}),
  reasons: ['unknown-subscriber'] as const,
})

const written = {
  subject: sendNewsletter.input.shape.subject,
  contentHtml: sendNewsletter.input.shape.contentHtml,
}

/**
 * Keeps a newsletter that is being written; a template is one to start others from. Writing it again replaces it, unless it has changed since
 * the caller saw it: what somebody else wrote meanwhile stays. What is stored already is no change, and is answered as when it was written.
 */
export const saveNewsletterDraft = contract({
  name: 'saveNewsletterDraft',
  audience: 'staff',
  input: z.object({
    /** made by the browser, so that saving twice keeps one */
    draftId: z.uuid(),
    /** the `updatedAt` of what the caller has seen of it, by loading or saving it; null where none is stored yet */
    seen: z.nullable(z.int()),
    /** may be empty still */
    subject: z.string().check(z.maxLength(MAX_LINE_LENGTH), z.refine(isOneLine)),
    contentHtml: z.string().check(
      z.maxLength(MAX_NEWSLETTER_LENGTH),
      z.refine((html) => byteLength(html) <= MAX_NEWSLETTER_BYTES),
    ),
    isTemplate: z.boolean(),
    /** whom it is to go to, who may be nobody yet; left out, what is stored of it stays */
    audience: z.optional(sendNewsletter.input.shape.audience),
    emails: z.optional(sendNewsletter.input.shape.emails),
  }),
  /** ms since the epoch */
  output: z.object({updatedAt: z.int()}),
  /** `unknown-draft`: somebody else has deleted or sent it */
  reasons: ['draft-changed', 'unknown-draft'] as const,
})

/** Deletes a draft or a template. */
export const deleteNewsletterDraft = contract({
  name: 'deleteNewsletterDraft',
  audience: 'staff',
  input: z.object({draftId: z.uuid()}),
  output: z.object({}),
  /** somebody else has deleted or sent it */
  reasons: ['unknown-draft'] as const,
})

/** The mail that a newsletter would be, for staff to look at. */
export const previewNewsletter = contract({
  name: 'previewNewsletter',
  audience: 'staff',
  input: z.object(written),
  output: z.object({html: z.string()}),
  reasons: [] as const,
})

/** Sends a newsletter to nobody but the member of staff who asks. */
export const testNewsletter = contract({
  name: 'testNewsletter',
  audience: 'staff',
  input: z.object(written),
  output: z.object({email: z.string()}),
  /** `no-recipients`: the account has no address */
  reasons: ['no-recipients', 'mail-unavailable'] as const,
})

/** `scheduled` begins at `sendAt` · `stopped` by staff, and can go on · `failed` nothing was sent, unless staff try a mail of it again */
export const NEWSLETTER_STATUSES = ['scheduled', 'sending', 'stopped', 'sent', 'failed'] as const
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number]

const count = z.int()

export const newsletterIssue = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.enum(NEWSLETTER_STATUSES),
  /** ms since the epoch: when it was sent or scheduled */
  createdAt: count,
  /** ms since the epoch; null where it began at once */
  sendAt: z.nullable(count),
  /** of those planned so far */
  recipientCount: count,
  /** at most how many get it, when all are planned */
  expectedCount: count,
  /** whether all recipients are planned */
  isPlanned: z.boolean(),
  sent: count,
  failed: count,
  /** had left before it was sent */
  skipped: count,
  /** came back after Mailgun had taken them */
  bounced: count,
  /** left by the link in it, or complained */
  unsubscribed: count,
})
export type NewsletterIssue = z.infer<typeof newsletterIssue>

/** A page of the newsletters that were sent or are to be sent, newest first, for staff. */
export const listNewsletters = contract({
  name: 'listNewsletters',
  audience: 'staff',
  input: z.object({
    /** null for the first page, then the `next` of the page before */
    cursor,
  }),
  output: z.object({issues: z.array(newsletterIssue), next: z.nullable(z.string())}),
  reasons: [] as const,
})

export const listedDraft = z.object({
  id: z.string(),
  subject: z.string(),
  isTemplate: z.boolean(),
  /** ms since the epoch */
  updatedAt: count,
})

/** The latest drafts and the latest templates, for staff, without their content. */
export const listNewsletterDrafts = contract({
  name: 'listNewsletterDrafts',
  audience: 'staff',
  input: z.object({}),
  output: z.object({
    drafts: z.array(listedDraft),
    /** whether there are older ones, which are not listed */
    hasOlder: z.object({drafts: z.boolean(), templates: z.boolean()}),
  }),
  reasons: [] as const,
})

/**
 * Stops a newsletter that is being sent (the batch that is on its way still goes), lets a stopped one go on, or takes one back that
 * has not begun: it is a draft again.
 */
export const controlNewsletter = contract({
  name: 'controlNewsletter',
  audience: 'staff',
  input: z.object({newsletterId: z.uuid(), act: z.enum(['stop', 'resume', 'unschedule'])}),
  output: z.object({}),
  /** `not-open`: there is nothing to stop, to resume or to take back any more */
  reasons: ['unknown-newsletter', 'not-open'] as const,
})
