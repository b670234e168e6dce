import * as contracts from '@lectern/domain/discount/contracts'
import {redirect} from 'react-router-dom'
import {findCourseId} from '~/features/staff/courses/find-courses'
import {callAction} from '~/lib/forms/call-action'
import {newDiscountSchema} from './new-discount-schema'

/** Makes a code, and leads to it. */
export const createDiscount = callAction({
  contract: contracts.createDiscount,
  form: newDiscountSchema,
  input: async ({course, ...input}) => {
    const courseId = course === '' ? null : await findCourseId(course, 'on-sale')
    return course !== '' && courseId === null
      ? {fieldErrors: {course: ['There is no course of this title or address on sale.']}}
      : {...input, courseId}
  },
  done: ({code}) => ({
    title: 'Discount code made',
    description: `${code} can be used from now on, within its limits.`,
  }),
  receive: ({code}) => redirect(`/admin/discounts/${code}`),
  failed: {
    fallback: 'The code could not be made. Please try again.',
    reasons: {
      'code-exists': 'There is, or was, a code of this name. Please choose another.',
      'unknown-course': 'This course is not sold at the moment.',
    },
  },
  faultyField: ({reason}) => (reason === 'code-exists' ? 'code' : undefined),
})

/** Ends a code. */
export const endDiscount = callAction({
  contract: contracts.endDiscount,
  done: (_, {code}) => ({title: 'Discount code ended', description: `Nobody can use ${code} any more.`}),
  failed: {
    fallback: 'The code could not be ended. Please try again.',
    reasons: {
      'unknown-code': 'This code no longer exists.',
      'code-ended': 'This code has been ended already.',
    },
  },
  outdated: true,
})
