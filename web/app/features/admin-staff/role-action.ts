import {setStaffRole} from '@lectern/domain/staff/contracts'
import {call} from '~/lib/firebase/call'
import {messageOf, type CallAttempt} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

const failure = {
  fallback: 'The role could not be changed. Please try again.',
  reasons: {
    'unknown-account': 'There is no account with this address. They have to sign up first.',
    'not-verified': 'The address of this account is not verified yet.',
    'last-owner': 'There has to be an owner: make somebody else one first.',
    'not-staff': 'You are no longer an owner.',
  },
} satisfies CallAttempt<typeof setStaffRole>

/** Makes an account staff or an owner, or takes it back. */
export const roleAction = defineAction({
  schema: setStaffRole.input,
  submit: async (asked) => {
    try {
      const {email, role} = await call(setStaffRole, asked)
      const what = role === null ? 'no longer staff' : role === 'owner' ? 'an owner now' : 'staff now'
      toast({
        title: 'Role changed',
        description: `${email} is ${what}; it holds from the next sign-in, or within the hour.`,
      })
      return {resetForm: true}
    } catch (error) {
      console.error('The role could not be changed.', error)
      return {formErrors: [messageOf(failure, error)]}
    }
  },
})
