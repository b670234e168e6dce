import {setStaffRole} from '@lectern/domain/staff/contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Makes an account staff or an owner, or takes it back. */
export const roleAction = defineAction({
  schema: setStaffRole.input,
  submit: async (asked) => {
    try {
      const {email, role} = await call(setStaffRole, asked)
      const what = role === null ? 'no longer staff' : role === 'owner' ? 'an owner now' : 'staff now'
      toast({
        title: 'Role changed',
        description: `${email} is ${what}.`,
      })
      return {resetForm: true}
    } catch (error) {
      console.error('The role could not be changed.', error)
      return {formErrors: [errorMessage(staffAttempts.setStaffRole, error)]}
    }
  },
})
