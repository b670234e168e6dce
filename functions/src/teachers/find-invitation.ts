import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {clock} from '../services/clock.ts'
import {hashOfCode} from '../services/link-code.ts'
import {teacherAccount, teachers, type Teacher, type TeacherInvitation} from '../teacher.ts'

/** An invitation that can be accepted. */
interface OpenInvitation {
  snapshot: DocumentSnapshot<Teacher>
  teacher: Teacher
  invitation: TeacherInvitation
}

/**
 * The invitation that a code is for.
 * @throws AppError `unknown-invitation`, `invitation-expired`
 */
export async function invitationByCode(code: string): Promise<OpenInvitation> {
  const {docs} = await teachers().where('invitation.codeHash', '==', hashOfCode(code)).limit(1).get()
  const [snapshot] = docs
  const teacher = snapshot?.data()
  if (!snapshot || !teacher?.invitation || teacher.state !== 'invited')
    throw new AppError('unknown-invitation')
  if (teacher.invitation.expiresAt.toMillis() < clock.now()) throw new AppError('invitation-expired')
  return {snapshot, teacher, invitation: teacher.invitation}
}

/** As whom an account teaches that has accepted the link of this code; null where it has not, or does not teach at the moment. */
export async function acceptedByCode(code: string, uid: string): Promise<Teacher | null> {
  const {instructorId} = (await teacherAccount(uid).get()).data() ?? {}
  const teacher = instructorId === undefined ? undefined : (await teachers().doc(instructorId).get()).data()
  const isTheirs = teacher?.uid === uid && teacher.acceptedHash === hashOfCode(code)
  return isTheirs && teacher.state === 'active' ? teacher : null
}
