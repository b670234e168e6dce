import {acceptTeacherInvitation as contract} from '@lectern/domain/teachers/contracts'
import {callerAccount} from '../accounts/caller-account.ts'
import {AppError, isAppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {guessLimits} from '../rate-limit.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {teacherAccount} from '../teacher.ts'
import {acceptedByCode, invitationByCode} from './find-invitation.ts'
import {showTeaching} from './show-teaching.ts'

/**
 * When somebody accepts to teach. The link works once: the batch takes the invitation away. Of two links that one account accepts at the
 * same moment the second is refused, because both write `teacherAccounts/{uid}`. Who has accepted may repeat it while they teach: their
 * answer was lost, or the sign-in service did not take the claim, without which no screen of theirs opens.
 */
export const acceptTeacherInvitation = callable(
  contract,
  {limits: (_, __, ip) => guessLimits('invitation-guess', 'unknown-invitation', {ip})},
  async ({code}, {uid}) => {
    const account = await callerAccount(uid)
    if (!account.emailVerified) throw new AppError('not-verified')
    const name = await accept(code, uid, account.email ?? null)
    await showTeaching(uid, true)
    return {name}
  },
)

/** @returns as whom they teach */
async function accept(code: string, uid: string, email: string | null): Promise<string> {
  try {
    return await optimistically(async (write) => {
      const {snapshot, teacher, invitation} = await invitationByCode(code)
      const {id: instructorId} = snapshot
      const own = await teacherAccount(uid).get()
      if (teacher.uid !== null && teacher.uid !== uid) throw new AppError('other-teacher')
      if (own.exists && own.data()?.instructorId !== instructorId) throw new AppError('other-instructor')
      if (!own.exists) write.create(own.ref, {instructorId})
      write.update(
        snapshot.ref,
        {
          uid,
          email,
          state: 'active',
          invitation: null,
          acceptedHash: invitation.codeHash,
          since: teacher.since ?? clock.timestamp(),
        },
        unchanged(snapshot),
      )
      logWith(write, 'teacher-accepted', {instructorId, userId: uid})
      return teacher.name
    })
  } catch (error) {
    const teacher = isAppError(error, 'unknown-invitation') ? await acceptedByCode(code, uid) : null
    if (!teacher) throw error
    return teacher.name
  }
}
