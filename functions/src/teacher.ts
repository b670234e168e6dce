import type {ProfileField} from '@lectern/domain/teachers/profile'
import {earns, type TeacherState} from '@lectern/domain/teachers/teacher'
import type {
  CollectionReference,
  DocumentReference,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import {firestore} from './services/firestore.ts'
import type {StoredCode} from './services/link-code.ts'

/** Somebody is invited to teach: what is stored of the link that went to them. */
export interface TeacherInvitation extends StoredCode {
  /** where the link goes */
  email: string
  /** how many have been sent, this one with them: its mail is the newest */
  number: number
  expiresAt: Timestamp
}

/** What Stripe said of a teacher's account when it was asked last. */
export interface TeacherPayouts {
  /** whether Stripe pays them out */
  enabled: boolean
  /** what Stripe still wants to know, as Stripe names it */
  missing: string[]
  /** Stripe has refused them, or there is no such account of the shop's any more */
  obstacle?: 'refused' | 'closed'
  /** the last payout, where the bank has sent it back; `amount` is in the smallest unit of the currency */
  failure?: {payoutId: string; amount: number; currency: string; code: string | null; at: Timestamp}
  /** when it was asked; left out before the first time */
  checkedAt?: Timestamp
}

/** What a teacher has changed of their profile, and no editor has published. */
export interface WaitingProfile {
  /** when the first of it was changed */
  since: Timestamp
  fields: ProfileField[]
  /** the revision of the published document that it is a change of: an editor who publishes makes another */
  publishedRev: string
}

/** `teachers/{instructorId}`: the person behind an `instructor` document of the content. */
export interface Teacher {
  /** who has accepted; null until then. An instructor is one person's for good: what was earned as that instructor is theirs */
  uid: string | null
  /** of the account when it accepted, until then where the invitation went; null once the person is erased */
  email: string | null
  /** the instructor's, when the invitation was sent */
  name: string
  state: TeacherState
  /** of what is paid for their courses, in hundredths of a percent */
  shareBps: number
  invitation: TeacherInvitation | null
  /** the hash of the link's code that was accepted last: who has accepted it may repeat that. Left out before */
  acceptedHash?: string
  /** how many have been sent in all */
  invitations: number
  stripeAccountId: string | null
  /** how often Stripe has answered that it makes them no account; left out before the first time */
  accountAttempt?: number
  payouts: TeacherPayouts
  /** null, or left out, where nothing of theirs waits */
  waitingProfile?: WaitingProfile | null
  invitedAt: Timestamp
  /** when they accepted first; null until then */
  since: Timestamp | null
}

export function teachers(): CollectionReference<Teacher> {
  return firestore().collection('teachers') as CollectionReference<Teacher>
}

/**
 * `teacherAccounts/{uid}`: as which instructor somebody teaches, or has taught. It is written once, in the batch that accepts, and makes
 * sure that a person is one instructor.
 */
export function teacherAccount(uid: string): DocumentReference<{instructorId: string}> {
  return firestore().collection('teacherAccounts').doc(uid) as DocumentReference<{instructorId: string}>
}

/** The one instructor as which somebody has accepted to teach, in whatever state they are; undefined where there is none. */
async function taughtBy(uid: string): Promise<QueryDocumentSnapshot<Teacher> | undefined> {
  const {docs} = await teachers().where('uid', '==', uid).limit(1).get()
  return docs[0]
}

/**
 * As which instructor somebody teaches at this moment; null for who does not, or is paused. Whatever a teacher may do or see asks it
 * anew, so that whoever is paused or ended has lost it from the next call on, but for what {@link payeeOf} lets them see.
 */
export async function teacherOf({uid}: {uid: string}): Promise<string | null> {
  const teacher = await taughtBy(uid)
  return teacher?.data().state === 'active' ? teacher.id : null
}

/** As which instructor somebody has earned, also who is paused or has ended; null for who has never accepted to teach. */
export async function payeeOf({uid}: {uid: string}): Promise<string | null> {
  const teacher = await taughtBy(uid)
  return teacher?.id ?? null
}

/** Whether somebody teaches, or is paused. Who has ended, and is invited again, does not before they accept. */
export async function hasTeacherRole(uid: string): Promise<boolean> {
  const teacher = await taughtBy(uid)
  return teacher !== undefined && earns(teacher.data().state)
}

/** Who teaches as an instructor at this moment; null where nobody does, or they are paused. */
export async function activeTeacher(instructorId: string | null): Promise<string | null> {
  const teacher = instructorId === null ? undefined : (await teachers().doc(instructorId).get()).data()
  return teacher?.state === 'active' ? teacher.uid : null
}
