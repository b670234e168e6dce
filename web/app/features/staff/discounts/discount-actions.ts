import {createDiscount, endDiscount} from '@lectern/domain/discount/contracts'
import {redirect} from 'react-router-dom'
import {call} from '~/lib/firebase/call'
import {findCourseId} from '~/features/staff/courses/find-courses'
import {CallFailure} from '~/lib/firebase/call-failure'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction, type ActionOutcome} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'
import {newDiscountSchema} from './new-discount-schema'

/** Makes a code, and leads to it. */
export const createDiscountAction = defineAction({
  schema: newDiscountSchema,
  submit: async ({course, ...input}) => {
    try {
      const courseId = course === '' ? null : await findCourseId(course, 'on-sale')
      if (course !== '' && courseId === null)
        return atField('course', 'There is no course of this title or address on sale.')
      const {code} = await call(createDiscount, {...input, courseId})
      toast({title: 'Discount code made', description: `${code} can be used from now on, within its limits.`})
      return redirect(`/admin/discounts/${code}`)
    } catch (error) {
      console.error('The discount code could not be made.', error)
      const message = errorMessage(staffAttempts.createDiscount, error)
      if (error instanceof CallFailure && error.reason === 'code-exists') return atField('code', message)
      return {formErrors: [message]}
    }
  },
})

/** Ends a code. */
export const endDiscountAction = defineAction({
  schema: endDiscount.input,
  submit: async ({code}) => {
    try {
      await call(endDiscount, {code})
      toast({title: 'Discount code ended', description: `Nobody can use ${code} any more.`})
    } catch (error) {
      console.error('The discount code could not be ended.', error)
      // Somebody else may have ended it.
      return {formErrors: [errorMessage(staffAttempts.endDiscount, error)], outdated: true}
    }
  },
})

const atField = (field: string, message: string): ActionOutcome => ({fieldErrors: {[field]: [message]}})
