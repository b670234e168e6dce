import * as z from 'zod/mini'
import {contract, documentId, requiredEmail} from '../contracts.ts'
import {cursor} from '../lists/cursor.ts'
import {ENTRY_KINDS, MONTH} from './ledger.ts'
import {PERIODS} from '../statistics/contracts.ts'
import {PAYOUT_STANDINGS} from './payout-account.ts'
import {PAYOUT_STATES, WAITING_REASONS} from './payout.ts'
import {
  INVITATION_CODE,
  shareFromPercent,
  STANDARD_SHARE_BPS,
  TEACHER_CHANGES,
  TEACHER_STATES,
} from './teacher.ts'

/** What follows the `#` of an invitation's link. */
const code = z.string().check(z.regex(INVITATION_CODE))
/** A time in ms since the epoch. */
const time = z.int()
/** In hundredths of a percent. */
const shareBps = z
  .int()
  .check(
    z.minimum(0, {error: 'Please enter a percentage from 0 to 100.'}),
    z.maximum(10_000, {error: 'Please enter a percentage from 0 to 100.'}),
  )
/** The same, or what a form has of it: a percentage. */
const share = z.pipe(
  z._default(
    z.union([z.pipe(z.string(), z.transform(shareFromPercent)), z.number()], {
      error: 'Please enter a percentage from 0 to 100.',
    }),
    STANDARD_SHARE_BPS,
  ),
  shareBps,
)

/**
 * Invites the person behind an instructor: the link goes to their address, works for seven days and once. Invited again, they get another
 * link, and the one before leads nowhere.
 */
export const inviteTeacher = contract({
  name: 'inviteTeacher',
  audience: 'staff',
  input: z.object({instructorId: documentId, email: requiredEmail, share}),
  output: z.object({name: z.string(), email: z.string()}),
  reasons: [
    /** the content has no such instructor, and nobody has taught as one */
    'unknown-instructor',
    /** somebody teaches as this instructor */
    'teacher-exists',
    /** the account that has taught as this instructor is erased, and what it has earned is nobody else's */
    'teacher-erased',
  ] as const,
})

/** What a teacher gets of the sales from now on. */
export const changeTeacherShare = contract({
  name: 'changeTeacherShare',
  audience: 'staff',
  input: z.object({instructorId: documentId, share}),
  output: z.object({name: z.string(), shareBps}),
  reasons: ['unknown-teacher', 'teacher-ended'] as const,
})

/** Pauses a teacher, lets them go on, or ends it; of whom has not accepted it takes the invitation back. It holds from their next call on. */
export const changeTeacherState = contract({
  name: 'changeTeacherState',
  audience: 'staff',
  input: z.object({
    instructorId: documentId,
    /** as staff saw it: an invitation that was accepted meanwhile is not taken back, which would end the teacher */
    from: z.enum(TEACHER_STATES),
    state: z.enum(TEACHER_CHANGES),
  }),
  output: z.object({name: z.string()}),
  reasons: [
    'unknown-teacher',
    /** somebody else has changed it since */
    'teacher-changed',
  ] as const,
})

/** What somebody who has the link of an invitation may know of it. */
export const readTeacherInvitation = contract({
  name: 'readTeacherInvitation',
  audience: 'anyone',
  input: z.object({code}),
  output: z.object({
    /** the instructor's name */
    name: z.string(),
    shareBps,
    /** until when the link works; null where the caller has accepted it, and teaches */
    until: z.nullable(time),
  }),
  reasons: [
    /** no invitation has this code: somebody else has accepted it, it was taken back, or another one was sent */
    'unknown-invitation',
    'invitation-expired',
  ] as const,
})

/** Makes the caller the teacher that a link is for. */
export const acceptTeacherInvitation = contract({
  name: 'acceptTeacherInvitation',
  audience: 'signed-in',
  input: z.object({code}),
  output: z.object({name: z.string()}),
  reasons: [
    'unknown-invitation',
    'invitation-expired',
    /** nobody has shown that the account's address is theirs */
    'not-verified',
    /** the caller teaches as another instructor */
    'other-instructor',
    /** another account has taught as this instructor, and its earnings are that person's */
    'other-teacher',
  ] as const,
})

/** What a course has brought its teacher, in cents of their share. */
const broughtCourse = {
  courseId: z.string(),
  title: z.string(),
  /** how often it was sold, also in bundles */
  sales: z.int(),
  earnedCents: z.int(),
  /** of that what was given back */
  givenBackCents: z.int(),
}

const dayFigures = z.object({
  day: z.iso.date(),
  /** how many courses were sold, also in bundles */
  sales: z.int(),
  earnedCents: z.int(),
  givenBackCents: z.int(),
})

/** Who the caller is as a teacher, and what their courses have brought. Amounts are in cents, and are the teacher's share. */
export const teacherOverview = contract({
  name: 'teacherOverview',
  audience: 'teacher',
  input: z.object({period: z.literal(PERIODS)}),
  output: z.object({
    name: z.string(),
    /** of the instructor's page in the shop; null where they have none */
    slug: z.nullable(z.string()),
    shareBps,
    since: time,
    courses: z.array(
      z.object({
        ...broughtCourse,
        /** null where it is not in the shop any more */
        slug: z.nullable(z.string()),
      }),
    ),
    /** how much waits for them; one more than {@link MOST_WAITING} stands for any higher number */
    waiting: z.object({
      questions: z.int(),
      work: z.int(),
      /** those without an answer */
      reviews: z.int(),
    }),
    /** what each day of the period and of the one before it has brought, oldest first; the last is today, in UTC */
    days: z.array(dayFigures),
    before: z.array(dayFigures),
    /** of their courses, since the beginning */
    learners: z.object({begun: z.int(), finished: z.int()}),
    /** how their courses were rated, from 1 to 5; null where nobody has */
    rating: z.nullable(z.object({average: z.number(), count: z.int()})),
    /** how the account stands that their share is paid to */
    payouts: z.enum(PAYOUT_STANDINGS),
    /** those that they have earned with, and somebody else teaches now, or nobody */
    former: z.array(z.object(broughtCourse)),
  }),
  reasons: [] as const,
})

/** An amount in cents, negative for what is taken away. */
const cents = z.int()

/** How the caller stands who teaches or has taught, and what each month has brought. Amounts are in cents of their share. */
export const teacherPayouts = contract({
  name: 'teacherPayouts',
  audience: 'payee',
  input: z.object({}),
  output: z.object({
    /** the teacher's */
    name: z.string(),
    /** who is `invited` has ended before, and is invited again */
    state: z.enum(TEACHER_STATES),
    /** of sales that can still be returned */
    pendingCents: cents,
    /** negative where more was given back than earned */
    availableCents: cents,
    paidOutCents: cents,
    /** when the next run of payouts begins */
    nextRunAt: time,
    /** why nothing is paid out of what is available; null where it will be */
    waitsFor: z.nullable(z.enum(WAITING_REASONS)),
    /** the newest, newest first */
    payouts: z.array(
      z.object({
        period: z.string(),
        state: z.enum(PAYOUT_STATES),
        amountCents: cents,
        /** when it was planned */
        at: time,
        /** the teacher's bank has not taken it from Stripe */
        isRefusedByBank: z.boolean(),
      }),
    ),
    /** newest first */
    months: z.array(
      z.object({
        month: z.string().check(z.regex(MONTH)),
        openingCents: cents,
        sale: cents,
        refund: cents,
        dispute: cents,
        correction: cents,
        payout: cents,
        closingCents: cents,
      }),
    ),
  }),
  reasons: [] as const,
})

/** A page of what a month of the caller has brought, newest first. Of an order it says the beginning of its id, and nothing of who has paid. */
export const teacherStatement = contract({
  name: 'teacherStatement',
  audience: 'payee',
  input: z.object({month: z.string().check(z.regex(MONTH)), cursor}),
  output: z.object({
    entries: z.array(
      z.object({
        /** unlike those of the other entries of the page */
        key: z.string(),
        kind: z.enum(ENTRY_KINDS),
        amountCents: cents,
        /** of a sale and what follows it */
        sale: z.nullable(
          z.object({
            /** the beginning of the order's id */
            order: z.string(),
            courseTitle: z.string(),
            shareBps,
          }),
        ),
        /** why staff have corrected something */
        reason: z.nullable(z.string()),
        availableAt: time,
        at: time,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  reasons: [] as const,
})
