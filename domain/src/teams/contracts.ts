import * as z from 'zod/mini'
import {shownCourses} from '../checkout/shown-courses.ts'
import {contract, documentId, email} from '../contracts.ts'
import {CLAIM_STATES} from '../gifts/gift.ts'
import {cursor} from '../lists/cursor.ts'
import {LINE_KINDS} from '../orders/lines.ts'
import {INVITATION_RESULTS, readInvitations, SEATS} from './team.ts'

/** A time in ms since the epoch. */
const time = z.int()
const digits = z.string().check(z.regex(/^\d{1,9}$/))
const seatCount = (max: number) =>
  z.pipe(
    z.union([z.int(), z.pipe(digits, z.transform(Number))]),
    z
      .int()
      .check(
        z.minimum(1, {error: 'Please enter a number.'}),
        z.maximum(max, {error: `At most ${max} at once.`}),
      ),
  )
const cents = z.union([z.int().check(z.nonnegative()), z.pipe(digits, z.transform(Number))])
/** The id of a team: who owns it, and what it learns. Firestore keeps ids that begin with underscores for itself. */
const teamId = z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{2,299}$/))
/** Whether a list has more than the names of its columns; where it has nothing at all, that is said of it. */
const hasLines = (list: string) => list.trim() === '' || readInvitations(list).length > 0
/** The id of a seat that somebody was invited to. */
const seatId = documentId

/** Opens the checkout of seats of a course or a bundle: an order of one line. Its fields are those of a form. */
export const buySeats = contract({
  name: 'buySeats',
  audience: 'signed-in',
  input: z.object({
    kind: z.enum(LINE_KINDS),
    id: documentId,
    courseIds: shownCourses,
    quantity: z.pipe(
      seatCount(SEATS.max),
      z.int().check(z.minimum(SEATS.min, {error: `A team has at least ${SEATS.min} seats.`})),
    ),
    /** the total that the buyer saw, in cents */
    expectedTotalCents: cents,
  }),
  output: z.object({url: z.url(), orderId: z.string()}),
  reasons: [
    'unknown-course',
    'price-changed',
    'payment-unavailable',
    'amount-refused',
    'payment-refused',
    'payment-in-progress',
  ] as const,
})

const seatCounts = {
  seats: z.int(),
  used: z.int(),
  free: z.int(),
}

/** The teams that the caller owns or manages, and the seats that they have been given. */
export const listTeams = contract({
  name: 'listTeams',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({
    teams: z.array(z.object({teamId: z.string(), title: z.string(), isOwner: z.boolean(), ...seatCounts})),
    /** the seats of the caller */
    held: z.array(
      z.object({
        seatId: z.string(),
        title: z.string(),
        /** who owns the team; null where they have no name */
        owner: z.nullable(z.string()),
        acceptedAt: z.nullable(time),
      }),
    ),
  }),
  reasons: [] as const,
})

const member = z.object({
  seatId: z.string(),
  /** null where they were erased */
  email: z.nullable(z.string()),
  /** of their account; null before they accept, and where they have none */
  name: z.nullable(z.string()),
  state: z.enum(CLAIM_STATES),
  invitedAt: time,
  sentAt: z.nullable(time),
  bouncedAt: z.nullable(time),
  acceptedAt: z.nullable(time),
  /** whether they have begun a course of it: then the seat stays theirs */
  hasBegun: z.boolean(),
  /** how far they are in each course; empty before they accept, and when they have left */
  progress: z.array(
    z.object({
      courseId: z.string(),
      lessonsDone: z.int(),
      /** when they opened a lesson last */
      lastAt: z.nullable(time),
      hasCertificate: z.boolean(),
    }),
  ),
})

/** A team with a page of its members, for its owner and its managers. */
export const readTeam = contract({
  name: 'readTeam',
  audience: 'signed-in',
  input: z.object({teamId, cursor}),
  output: z.object({
    title: z.string(),
    kind: z.enum(LINE_KINDS),
    /** of the course or bundle */
    productId: z.string(),
    isOwner: z.boolean(),
    owner: z.nullable(z.string()),
    /** the addresses of the managers beside the owner */
    managers: z.array(z.string()),
    ...seatCounts,
    /** its purchases, of which seats can be given back; for the owner alone */
    purchases: z.array(
      z.object({
        orderId: z.string(),
        lineId: z.string(),
        free: z.int(),
        /** what was paid for each seat, in cents */
        eachCents: z.int(),
        /** what goes back for one of the free seats, for two, and so on, in cents; null for as many as would be refused: `last-of-order` */
        backCents: z.array(z.nullable(z.int())),
      }),
    ),
    courses: z.array(z.object({courseId: z.string(), title: z.string(), lessons: z.int()})),
    members: z.array(member),
    next: z.nullable(z.string()),
  }),
  reasons: ['unknown-team', 'content-unavailable'] as const,
})

/** Invites people to seats of a team. */
export const inviteMembers = contract({
  name: 'inviteMembers',
  audience: 'signed-in',
  input: z.object({
    teamId,
    /** a pasted list or the text of a CSV file */
    list: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, {error: 'Please enter an address.'}),
        z.maxLength(100_000, {error: 'This list is too long.'}),
        z.refine(hasLines, {error: 'Only the names of columns are here. Please enter an address.'}),
      ),
  }),
  output: z.object({
    lines: z.array(z.object({text: z.string(), result: z.enum(INVITATION_RESULTS)})),
  }),
  reasons: ['unknown-team', 'list-too-long'] as const,
})

/** Sends the mail of an invitation once more. */
export const resendInvitation = contract({
  name: 'resendInvitation',
  audience: 'signed-in',
  input: z.object({teamId, seatId}),
  output: z.object({email: z.string()}),
  reasons: ['unknown-team', 'unknown-seat', 'seat-accepted'] as const,
})

/** Takes a seat back whose holder has not begun, and gives it to somebody else where an address is named. */
export const takeSeatBack = contract({
  name: 'takeSeatBack',
  audience: 'signed-in',
  input: z.object({
    teamId,
    seatId,
    /** who is to have it; left empty in a form, nobody */
    to: z.optional(z.union([z.enum(['']), email], {error: 'Please enter a valid email address.'})),
  }),
  output: z.object({}),
  reasons: [
    'unknown-team',
    'unknown-seat',
    /** the holder has begun a course of it */
    'seat-begun',
    /** who is to have it has a seat of this team already */
    'already-in',
  ] as const,
})

/** Gives the caller's own seat up: what they have finished stays theirs. */
export const leaveTeam = contract({
  name: 'leaveTeam',
  audience: 'signed-in',
  input: z.object({seatId}),
  output: z.object({}),
  reasons: ['unknown-seat'] as const,
})

/** Lets somebody manage a team, by the address of their account. The owner alone decides. */
export const addManager = contract({
  name: 'addManager',
  audience: 'signed-in',
  input: z.object({teamId, email}),
  output: z.object({}),
  reasons: ['unknown-team', 'already-manager', 'too-many-managers'] as const,
})

/** Ends that somebody manages a team. */
export const removeManager = contract({
  name: 'removeManager',
  audience: 'signed-in',
  input: z.object({teamId, email}),
  output: z.object({}),
  reasons: ['unknown-team'] as const,
})

/** Gives the money of seats back that nobody was invited to. */
export const refundSeats = contract({
  name: 'refundSeats',
  audience: 'signed-in',
  input: z.object({
    orderId: documentId,
    lineId: z.string().check(z.regex(/^\w{1,100}$/)),
    quantity: seatCount(SEATS.max),
    /** generated by the form: sent twice, it acts once */
    requestId: z.uuid(),
  }),
  output: z.object({amountCents: z.int()}),
  reasons: [
    'unknown-team',
    /** fewer are free */
    'not-enough-seats',
    /** no more is left of the order, as a part went back beside its seats: the last of it goes back with all of them */
    'last-of-order',
    /** a part went back another way meanwhile: the next attempt is about what is left */
    'amount-differs',
    'refund-in-progress',
    'payment-disputed',
    'refund-failed',
  ] as const,
})
