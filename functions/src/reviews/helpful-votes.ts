import {enrollmentId} from '@lectern/domain/order'
import {FieldValue, type DocumentReference, type WriteBatch} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {firestore} from '../services/firestore.ts'
import {unchanged} from '../services/optimistic.ts'

/** `helpfulVotes/{uid_courseId}`: what of a course somebody finds helpful. One document, read once for a whole page. */
interface HelpfulVotes {
  userId: string
  courseId: string
  reviewIds: string[]
  /** absent before the first question */
  questionIds?: string[]
}

/** As many reviews, and as many questions, of one course as somebody may find helpful: their document has to stay small. */
const MAX_VOTES = 500

/**
 * Votes for a review or a question, or takes the vote back, as part of whatever else is written: one vote a person and thing.
 * @param voted the document that counts its votes in `helpful`
 * @returns by how much its count changes
 */
export async function writeVote(
  write: WriteBatch,
  voted: DocumentReference,
  {uid, courseId, helpful}: {uid: string; courseId: string; helpful: boolean},
  kind: 'reviewIds' | 'questionIds',
): Promise<number> {
  const votes = await votesOf(uid, courseId).get()
  const before = votes.data()?.[kind] ?? []
  if (before.includes(voted.id) === helpful) return 0
  if (helpful && before.length >= MAX_VOTES) throw new AppError('rate-limited')
  const ids = helpful ? [...before, voted.id] : before.filter((id) => id !== voted.id)
  if (votes.exists) write.update(votes.ref, {[kind]: ids}, unchanged(votes))
  else write.create(votes.ref, {userId: uid, courseId, reviewIds: [], [kind]: ids})
  // An increment needs no condition: others vote at the same time.
  write.update(voted, {helpful: FieldValue.increment(helpful ? 1 : -1)})
  return helpful ? 1 : -1
}

export function votesOf(uid: string, courseId: string): DocumentReference<HelpfulVotes> {
  return firestore()
    .collection('helpfulVotes')
    .doc(enrollmentId(uid, courseId)) as DocumentReference<HelpfulVotes>
}
