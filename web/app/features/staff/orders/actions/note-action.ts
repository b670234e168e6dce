import {addOrderNote} from '@lectern/domain/orders/contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Adds a note to an order. */
export const noteAction = defineAction({
  schema: addOrderNote.input,
  submit: async (note) => {
    try {
      await call(addOrderNote, note)
      toast({title: 'Note added'})
      return {resetForm: true}
    } catch (error) {
      console.error('The note could not be added.', error)
      return {formErrors: [errorMessage(staffAttempts.addOrderNote, error)]}
    }
  },
})
