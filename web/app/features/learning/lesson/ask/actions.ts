import * as contracts from '@lectern/domain/learning/contracts'
import {COURSE_WITHDRAWN, MAIL_UNAVAILABLE} from '~/lib/firebase/attempts/attempt'
import {callAction} from '~/lib/forms/call-action'

/** Sends a question about a lesson to the staff. */
export const askAboutLesson = callAction({
  contract: contracts.askAboutLesson,
  done: {title: 'Question sent', description: 'The answer comes to your email address.'},
  resetForm: true,
  failed: {
    fallback: 'Your question could not be sent. Please try again.',
    reasons: {
      'not-owned': 'Only those who own the course can ask about its lessons.',
      withdrawn: COURSE_WITHDRAWN,
      'unknown-lesson': 'This lesson is no longer in the course.',
      'mail-unavailable': MAIL_UNAVAILABLE,
      'content-unavailable': null,
      'rate-limited': 'Too many questions in a short time. Please wait a few minutes and try again.',
    },
  },
})
