import * as contracts from '@lectern/domain/submissions/contracts'
import {COURSE_WITHDRAWN} from '~/lib/firebase/attempts/attempt'
import {callAction} from '~/lib/forms/call-action'

/** Hands in work for a lesson. */
export const handIn = callAction({
  contract: contracts.handIn,
  done: {title: 'Work handed in', description: 'The answer of the teacher comes by mail, and stands here.'},
  resetForm: true,
  failed: {
    fallback: 'Your work could not be handed in. Please try again.',
    reasons: {
      'not-owned': 'Only those who own the course can hand in work.',
      withdrawn: COURSE_WITHDRAWN,
      'unknown-lesson': 'This lesson is no longer in the course.',
      'section-locked': 'Please finish the sections before this one first.',
      'content-unavailable': null,
      'nothing-asked': 'This exercise does not ask for work any more.',
      'no-teacher': 'Nobody looks at work of this course at the moment. Please try again another time.',
      'submission-full':
        'You have handed in as much for this lesson as is kept. Please ask about it instead.',
      'rate-limited': 'You have handed in a lot in a short time. Please wait a few minutes and try again.',
    },
  },
})
