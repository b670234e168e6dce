import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {clock} from '../services/clock.ts'
import {hashOfCode} from '../services/link-code.ts'
import {teachers, type Teacher, type TeacherInvitation} from '../teacher.ts'

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
