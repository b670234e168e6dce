import type {ListedSubmission, Submission as Shown} from '@lectern/domain/submissions/contracts'
import {
  MAX_ENTRIES,
  MAX_SUBMISSION_BYTES,
  type SubmissionState,
  type Verdict,
} from '@lectern/domain/submissions/submission'
import {enrollmentId} from '@lectern/domain/order'
import {MAX_MESSAGE_BYTES} from '@lectern/domain/questions/question'
import {byteLength} from '@lectern/domain/text/text'
import {hashedId} from '@lectern/domain/people/hashed-id'
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {AppError} from '../app-error.ts'
import {firestore} from '../services/firestore.ts'

export interface Entry {
  from: 'learner' | 'teacher'
  text: string
  /** `https://…`, or empty */
  link: string
  /** null of what was handed in */
  verdict: Verdict | null
  at: Timestamp
}

/** `submissions/{id}`: what a learner has handed in for a lesson, and the teacher's answers. Functions alone read and write it. */
export interface Submission {
  /** the uid of who handed it in */
  userId: string
  /** their first name */
  author: string
  courseId: string
  lessonKey: string
  /** as when it was handed in last */
  courseTitle: string
  lessonTitle: string
  /** what the exercise is called */
  exercise: string
  /** the lesson's address in the shop, from its slash on */
  path: string
  /** who taught the course when it was handed in last, or its learner looked at it while it waited: they alone see it */
  instructorId: string
  /** the oldest first; at most forty */
  entries: Entry[]
  state: SubmissionState
  /** when it was handed in last */
  handedInAt: Timestamp
}

export const submissions = () => firestore().collection('submissions') as CollectionReference<Submission>

/** What a learner has handed in for a lesson. Its teacher gets the id, which is a hash so that it doesn't tell whose it is. */
export function submissionOf(
  uid: string,
  courseId: string,
  lessonKey: string,
): DocumentReference<Submission> {
  return submissions().doc(hashedId(`${enrollmentId(uid, courseId)}_${lessonKey}`))
}

/**
 * The entries with another one. A learner leaves room for an answer.
 * @throws AppError `submission-full`
 */
export function withEntry(before: readonly Entry[], entry: Entry): Entry[] {
  const entries = [...before, entry]
  const bytes = entries.reduce((sum, {text, link}) => sum + byteLength(text) + byteLength(link), 0)
  const reserved = entry.from === 'learner' ? {entries: 1, bytes: MAX_MESSAGE_BYTES} : {entries: 0, bytes: 0}
  if (entries.length + reserved.entries > MAX_ENTRIES || bytes + reserved.bytes > MAX_SUBMISSION_BYTES)
    throw new AppError('submission-full')
  return entries
}

/** What a mail is about: one of the entries. */
export const mailedEntry = z.object({
  submissionId: z.string(),
  /** its number among the entries, from 1 */
  entry: z.int(),
})

/** What a mail is about; null where it is gone, with its learner. */
export async function readMailedEntry({submissionId, entry}: z.infer<typeof mailedEntry>) {
  const submission = (await submissions().doc(submissionId).get()).data()
  const told = submission?.entries[entry - 1]
  return submission && told ? {submission, told} : null
}

/** What was handed in, as its learner sees it. */
export function toShown({state, entries}: Submission): Shown {
  return {state, entries: entries.map((entry) => ({...entry, at: entry.at.toMillis()}))}
}

/** The same as its teacher sees it, who sees no account. */
export function toListed(snapshot: DocumentSnapshot<Submission>): ListedSubmission {
  const submission = snapshot.data()
  if (!submission) throw new AppError('unknown-submission')
  const {author, courseId, courseTitle, lessonTitle, exercise, path} = submission
  return {id: snapshot.id, ...toShown(submission), author, courseId, courseTitle, lessonTitle, exercise, path}
}
