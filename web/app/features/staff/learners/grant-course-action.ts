import {MAX_LINE_LENGTH} from '@lectern/domain/limits'
import {requiredText} from '@lectern/domain/contracts'
import {grantCourse} from '@lectern/domain/people/contracts'
import * as z from 'zod/mini'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'
import {findCourseId} from '~/features/staff/courses/find-courses'

/** Staff name a course by its title or its address. */
const grantForm = z.object({
  uid: grantCourse.input.shape.uid,
  reason: grantCourse.input.shape.reason,
  course: requiredText('Please name a course.', MAX_LINE_LENGTH),
})

/** Gives a learner a course. */
export const grantCourseAction = defineAction({
  schema: grantForm,
  submit: async ({uid, reason, course}) => {
    try {
      const courseId = await findCourseId(course, 'published')
      if (courseId === null) return {fieldErrors: {course: ['There is no course of this title or address.']}}
      await call(grantCourse, {uid, courseId, reason})
    } catch (error) {
      console.error('The course could not be given.', error)
      // Somebody else may have given it, so the page is loaded again.
      return {formErrors: [errorMessage(staffAttempts.grantCourse, error)], outdated: true}
    }
    toast({title: 'Course given', description: 'The learner owns it now, and is told by mail.'})
  },
})
