import * as z from 'zod/mini'
import {contract, documentId, requiredEmail, requiredText, type Output} from '../contracts.ts'
import {MAX_LINE_LENGTH, MAX_STAFF_REASON_LENGTH} from '../limits.ts'
import {cursor} from '../lists/cursor.ts'
import {MAIL_STATES} from '../mail/outbox.ts'
import {ORDER_STATUSES} from '../order.ts'
import {RETURN_STATUSES} from '../return.ts'
import {ROLES} from '../roles.ts'
import {DELETE_PHRASE, isDeletePhrase} from './deletion.ts'

/** A person's data as a JSON file's text: an object with a list for each part. */
const exported = z.object({json: z.string()})
/** When the account is closed, ISO date-time. */
const leaving = z.object({closesAt: z.string()})

/** Returns everything that is stored of the caller. */
export const exportOwnData = contract({
  name: 'exportOwnData',
  audience: 'signed-in',
  input: z.object({}),
  output: exported,
  reasons: [] as const,
})

/** Deletes the caller's account once the grace period is over, unless they sign in before. Repeating it changes nothing. */
export const deleteOwnAccount = contract({
  name: 'deleteOwnAccount',
  audience: 'signed-in',
  input: z.object({
    confirmation: z
      .string()
      .check(
        z.maxLength(MAX_LINE_LENGTH),
        z.refine(isDeletePhrase, {error: `Please type “${DELETE_PHRASE}”.`}),
      ),
  }),
  output: leaving,
  reasons: [
    /** the account has a role, which an owner has to take from it before */
    'staff-account',
    /** they teach, which staff have to end before */
    'teacher-account',
  ] as const,
})

/** Keeps the caller's account, which was to be deleted. */
export const keepOwnAccount = contract({
  name: 'keepOwnAccount',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({}),
  /** nobody asked for its deletion, or it is being deleted already */
  reasons: ['not-leaving'] as const,
})

/** Mails the new address a link that makes it that of the caller's account, and tells the old one. */
export const requestEmailChange = contract({
  name: 'requestEmailChange',
  audience: 'signed-in',
  input: z.object({email: requiredEmail}),
  output: z.object({}),
  reasons: ['no-address', 'same-address', 'address-taken'] as const,
})

/** Ends all sessions of the caller; returns a token with which this one begins anew. */
export const endOtherSessions = contract({
  name: 'endOtherSessions',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({token: z.string()}),
  reasons: [] as const,
})

/** Why staff does something to a person's account or courses; it is kept with the record of the act. */
const reason = requiredText('Please say why.', MAX_STAFF_REASON_LENGTH)
const aboutLearner = {uid: documentId}
const isoTime = z.string()

export const foundLearner = z.object({
  uid: z.string(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  createdAt: isoTime,
})
export type FoundLearner = z.infer<typeof foundLearner>

/** A page of the learners, for staff: the newest first, or those found by a whole address or id, or the beginning of a name. */
export const findLearners = contract({
  name: 'findLearners',
  audience: 'staff',
  input: z.object({
    search: z.string().check(z.maxLength(MAX_LINE_LENGTH)),
    /** null for the first page, then the `next` of the page before */
    cursor,
  }),
  output: z.object({
    learners: z.array(foundLearner),
    next: z.nullable(z.string()),
  }),
  reasons: [] as const,
})

export const orderOfLearner = z.object({
  id: z.string(),
  status: z.enum(ORDER_STATUSES),
  amountCents: z.int(),
  courseTitles: z.array(z.string()),
  createdAt: isoTime,
})

export const returnOfLearner = z.object({
  orderId: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.string(),
  createdAt: isoTime,
})

export const mailOfLearner = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(MAIL_STATES),
  createdAt: isoTime,
  sentAt: z.nullable(isoTime),
})

/** Everything that staff sees of a learner: of each list the newest. */
export const readLearner = contract({
  name: 'readLearner',
  audience: 'staff',
  input: z.object(aboutLearner),
  output: z.object({
    account: z.object({
      email: z.nullable(z.string()),
      emailVerified: z.boolean(),
      name: z.nullable(z.string()),
      createdAt: isoTime,
      lastSignInAt: z.nullable(isoTime),
      signInMethods: z.array(z.string()),
      disabled: z.boolean(),
      role: z.nullable(z.enum(ROLES)),
      /** when it is closed, where it is to be deleted */
      closesAt: z.nullable(isoTime),
    }),
    settings: z.object({
      emailNotifications: z.boolean(),
      marketingEmails: z.boolean(),
      newCourseNotifications: z.boolean(),
      learningReminders: z.boolean(),
    }),
    courses: z.array(
      z.object({
        courseId: z.string(),
        since: isoTime,
        /** null for a course that was bought */
        grant: z.nullable(z.object({reason: z.string(), by: z.string()})),
        bought: z.boolean(),
        /** whether staff have opened all sections that wait for their day */
        sectionsOpened: z.boolean(),
        lessonsDone: z.int(),
        lastActiveAt: z.nullable(isoTime),
        certificateId: z.nullable(z.string()),
      }),
    ),
    /** one that cannot be read is left out, and is among the problems */
    orders: z.array(orderOfLearner),
    returns: z.array(returnOfLearner),
    mails: z.array(mailOfLearner),
  }),
  reasons: ['unknown-learner'] as const,
})

export type LearnerDetails = Output<typeof readLearner>

/** Gives a learner a course, without an order. */
export const grantCourse = contract({
  name: 'grantCourse',
  audience: 'staff',
  input: z.object({...aboutLearner, courseId: documentId, reason}),
  output: z.object({}),
  /** `payment-unavailable`: a payment page that sells them the course could not be closed */
  reasons: [
    'unknown-learner',
    'unknown-course',
    'already-owned',
    'payment-unavailable',
    'content-unavailable',
  ] as const,
})

/** Takes a course back that staff gave. One that was bought is taken by refunding its order. */
export const withdrawGrant = contract({
  name: 'withdrawGrant',
  audience: 'staff',
  input: z.object({...aboutLearner, courseId: documentId, reason}),
  output: z.object({}),
  /** `not-granted`: they do not have it, or nobody gave it */
  reasons: ['not-granted'] as const,
})

/** Opens all sections of a course to a learner that wait for their day, or lets them wait again. */
export const openSections = contract({
  name: 'openSections',
  audience: 'staff',
  input: z.object({...aboutLearner, courseId: documentId, sections: z.enum(['open', 'waiting']), reason}),
  output: z.object({}),
  /** `not-owned`: they do not own the course any more */
  reasons: ['unknown-learner', 'unknown-course', 'not-owned', 'content-unavailable'] as const,
})

/** Sends a learner the link to choose a new password. */
export const sendPasswordMail = contract({
  name: 'sendPasswordMail',
  audience: 'staff',
  input: z.object(aboutLearner),
  output: z.object({email: z.string()}),
  reasons: ['unknown-learner', 'no-address'] as const,
})

/** Returns what is stored of a learner who asked for it, without their notes: those they alone read. */
export const exportLearnerData = contract({
  name: 'exportLearnerData',
  audience: 'staff',
  input: z.object({...aboutLearner, reason}),
  output: exported,
  reasons: ['unknown-learner'] as const,
})

/** Deletes a learner's account, as they would themselves: with the same mail and the same time to change their mind. */
export const deleteLearnerAccount = contract({
  name: 'deleteLearnerAccount',
  audience: 'staff',
  input: z.object({...aboutLearner, reason}),
  output: leaving,
  reasons: ['unknown-learner', 'staff-account', 'teacher-account'] as const,
})

/** Keeps a learner's account that was to be deleted. */
export const keepLearnerAccount = contract({
  name: 'keepLearnerAccount',
  audience: 'staff',
  input: z.object({...aboutLearner, reason}),
  output: z.object({}),
  reasons: ['not-leaving'] as const,
})
