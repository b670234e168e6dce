import {readTeacherInvitation as contract} from '@lectern/domain/teachers/contracts'
import {callable} from '../callable.ts'
import {guessLimits} from '../rate-limit.ts'
import {invitationByCode} from './find-invitation.ts'

/** When somebody opens the link of an invitation to teach. */
export const readTeacherInvitation = callable(
  contract,
  {limits: (_, __, ip) => guessLimits('invitation-guess', 'unknown-invitation', {ip})},
  async ({code}) => {
    const {teacher, invitation} = await invitationByCode(code)
    return {name: teacher.name, shareBps: teacher.shareBps, until: invitation.expiresAt.toMillis()}
  },
)
