import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import type {Limit} from '../rate-limit.ts'
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

/** How many codes that lead nowhere everybody at one address may try; whoever has a code never meets these limits. */
export function invitationLimits(ip: string): Limit[] {
  const wrong = {whenRefused: 'unknown-invitation'} as const
  return [
    {name: 'invitation-guess-ip', key: ip, max: 60, windowSeconds: 15 * 60, ...wrong},
    {name: 'invitation-guess-ip-day', key: ip, max: 300, windowSeconds: 24 * 60 * 60, ...wrong},
  ]
}
