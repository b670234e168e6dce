import * as contracts from '@lectern/domain/teachers/contracts'
import {refreshSession} from '~/features/auth/session'
import {callAction} from '~/lib/forms/call-action'

/** Accepts to teach. The account's token is renewed, so that the menu has the way to its screens. */
export const acceptTeacherInvitation = callAction({
  contract: contracts.acceptTeacherInvitation,
  receive: () => refreshSession(),
  done: null,
  failed: {
    fallback: 'The invitation could not be accepted. Please try again.',
    reasons: {
      'unknown-invitation': 'This link does not work any more.',
      'invitation-expired': 'This link has expired. Please ask us for another.',
      'not-verified':
        'Please verify the email address of your account first: the link is in the mail that you got when you opened it, and your account sends another.',
      'other-instructor': 'This account teaches as somebody else already.',
      'other-teacher':
        'Another account has taught under this name. Please sign in with that one, or write to us.',
      'rate-limited': 'Too many attempts. Please wait a few minutes and try again.',
      'signed-out': 'Please sign in again to accept.',
    },
  },
})
