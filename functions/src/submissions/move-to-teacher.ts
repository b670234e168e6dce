import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {accountsByUid} from '../accounts/accounts.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import type {Submission} from './submission.ts'
import {workHandedInMail} from './work-handed-in-mail.ts'

/** Who teaches a course at this moment. */
export interface CourseTeacher {
  instructorId: string
  uid: string
}

/**
 * Gives work that waits for an answer to who teaches its course now, and tells them as if it had just been handed in: whoever taught it
 * then may be gone, and nobody else sees it. What was answered stays with who has answered it, until it is handed in again.
 */
export async function moveToTeacher(
  found: DocumentSnapshot<Submission>,
  {instructorId, uid}: CourseTeacher,
): Promise<void> {
  if (!isElsewhere(found, instructorId)) return
  const [teacher] = await accountsByUid([uid])
  await optimistically(async (write) => {
    const snapshot = await found.ref.get()
    const entry = snapshot.data()?.entries.length
    if (entry === undefined || !isElsewhere(snapshot, instructorId)) return
    write.update(snapshot.ref, {instructorId}, unchanged(snapshot))
    if (!teacher) return
    // A course may come back to who taught it before.
    const mailId = `work-${snapshot.id}-${entry}-${clock.now()}`
    queueMail(write, mailId, [teacher.email], workHandedInMail, {submissionId: snapshot.id, entry})
  })
}

function isElsewhere(snapshot: DocumentSnapshot<Submission>, instructorId: string): boolean {
  const submission = snapshot.data()
  return submission?.state === 'waiting' && submission.instructorId !== instructorId
}
