import * as contracts from '@lectern/domain/mail/newsletter-contracts'
import {callAction} from '~/lib/forms/call-action'

/** Mails everybody who wants to hear of new courses about one. */
export const announceCourse = callAction({
  contract: contracts.announceCourse,
  done: {title: 'Course announced', description: 'The mails are on their way.'},
  failed: {
    title: 'Error',
    fallback: 'The course could not be announced. Please try again.',
    reasons: {
      'unknown-course': 'This course is not published, its day of sale has not come, or it is archived.',
      'already-announced': 'This course has been announced already.',
      'content-unavailable': null,
    },
  },
  outdated: true,
})
