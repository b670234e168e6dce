import {setStaffRole as setStaffRoleContract} from '@lectern/domain/staff/contracts'
import {resetPasskeys as resetPasskeysContract} from '@lectern/domain/staff/passkey-contracts'
import {callAction} from '~/lib/forms/call-action'

/** Makes an account staff or an owner, or takes it back. */
export const setStaffRole = callAction({
  contract: setStaffRoleContract,
  done: ({email, role}) => {
    const what = role === null ? 'no longer staff' : role === 'owner' ? 'an owner now' : 'staff now'
    return {title: 'Role changed', description: `${email ?? 'This account'} is ${what}.`}
  },
  resetForm: true,
  failed: {
    fallback: 'The role could not be changed. Please try again.',
    reasons: {
      'unknown-account': 'There is no such account. They have to sign up first.',
      'not-verified': 'The address of this account is not verified yet.',
      'last-owner': 'There has to be an owner who can sign in: make somebody else one first.',
      'not-staff': 'You are no longer an owner.',
    },
  },
})

/** Takes the passkeys from somebody who has lost theirs. */
export const resetPasskeys = callAction({
  contract: resetPasskeysContract,
  done: {title: 'Passkeys reset', description: 'They can add another in their settings.'},
  failed: {
    fallback: 'The passkeys are as they were. Please try again later.',
    reasons: {
      'unknown-account': 'This account is no longer staff.',
      'no-passkey': 'They have no passkey any more.',
    },
  },
})
