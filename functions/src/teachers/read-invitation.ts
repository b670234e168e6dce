import {readTeacherInvitation as contract} from '@lectern/domain/teachers/contracts'
import {isAppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {guessLimits} from '../rate-limit.ts'
import {acceptedByCode, invitationByCode} from './find-invitation.ts'
import {showTeaching} from './show-teaching.ts'

/**
 * When somebody opens the link of an invitation to teach. Who has accepted it comes back where the answer was lost, or the sign-in service
 * did not take the claim, which is set then: without it no screen of theirs opens.
 */
export const readTeacherInvitation = callable(
  contract,
  {limits: (_, __, ip) => guessLimits('invitation-guess', 'unknown-invitation', {ip})},
  async ({code}, caller) => {
    try {
      const {teacher, invitation} = await invitationByCode(code)
      return {name: teacher.name, shareBps: teacher.shareBps, until: invitation.expiresAt.toMillis()}
    } catch (error) {
      const isKnown = caller !== null && isAppError(error, 'unknown-invitation')
      const teacher = isKnown ? await acceptedByCode(code, caller.uid) : null
      if (!isKnown || !teacher) throw error
      await showTeaching(caller.uid, true)
      return {name: teacher.name, shareBps: teacher.shareBps, until: null}
    }
  },
)
