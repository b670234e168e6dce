import {inviteTeacher as contract} from '@lectern/domain/teachers/contracts'
import {INVITATION_DAYS, isErased} from '@lectern/domain/teachers/teacher'
import {Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../../app-error.ts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {queueMail} from '../../outbox/queue.ts'
import {clock} from '../../services/clock.ts'
import {newCode} from '../../services/link-code.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {sanity} from '../../services/sanity.ts'
import {teacherInvitationMail} from '../../teachers/invitation-mail.ts'
import {teachers} from '../../teacher.ts'
import {recordStaffAction} from '../staff-action.ts'
import {instructorNameQuery} from './queries.ts'

const VALID_MS = INVITATION_DAYS * 24 * 60 * 60_000

/**
 * When staff invite the person behind an instructor, or invite them again, also where the content does not have the instructor any more:
 * what they have earned is theirs.
 */
export const inviteTeacher = callable(contract, async ({instructorId, email, share}, staff) => {
  assertRecentSignIn(staff)
  const written = await instructorName(instructorId)
  const name = await optimistically(async (write) => {
    const snapshot = await teachers().doc(instructorId).get()
    const known = snapshot.data()
    if (known?.state === 'active' || known?.state === 'paused') throw new AppError('teacher-exists')
    // No other account may accept, and this one is no more.
    if (known && isErased(known)) throw new AppError('teacher-erased')
    const name = written || known?.name
    if (name === undefined) throw new AppError('unknown-instructor')
    const number = (known?.invitations ?? 0) + 1
    const now = clock.now()
    const invitation = {
      ...newCode('teacher'),
      email,
      number,
      expiresAt: Timestamp.fromMillis(now + VALID_MS),
    }
    const invited = {
      name,
      state: 'invited' as const,
      shareBps: share,
      invitation,
      invitations: number,
      invitedAt: Timestamp.fromMillis(now),
      ...(known?.uid ? {} : {email}),
    }
    if (known) write.update(snapshot.ref, invited, unchanged(snapshot))
    else
      write.create(snapshot.ref, {
        ...invited,
        uid: null,
        email,
        stripeAccountId: null,
        payouts: {enabled: false, missing: []},
        since: null,
      })
    const mailId = `teacher-invitation-${instructorId}-${number}`
    queueMail(write, mailId, [email], teacherInvitationMail, {instructorId, number})
    recordStaffAction(
      write,
      staff,
      'teacher-invited',
      {kind: 'teacher', id: instructorId},
      {whom: known?.uid},
    )
    return name
  })
  return {name, email}
})

/** As the content has it; null or empty where it does not. */
async function instructorName(id: string): Promise<string | null> {
  try {
    const client = await sanity()
    return await client.fetch(instructorNameQuery, {id})
  } catch (cause) {
    throw new AppError('unavailable', {}, {cause})
  }
}
