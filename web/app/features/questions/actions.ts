import * as contracts from '@lectern/domain/questions/contracts'
import {COURSE_WITHDRAWN} from '~/lib/firebase/attempts/attempt'
import {callAction} from '~/lib/forms/call-action'

const reasons = {
  'not-owned': 'Only those who own the course can ask about its lessons.',
  withdrawn: COURSE_WITHDRAWN,
  'unknown-lesson': 'This lesson is no longer in the course.',
  'content-unavailable': null,
  'rate-limited': 'Too many questions in a short time. Please wait a few minutes and try again.',
} as const

/** Begins a conversation about a lesson. */
export const askAboutLesson = callAction({
  contract: contracts.askAboutLesson,
  done: {title: 'Question sent', description: 'The answer comes by mail, and stands under the lesson.'},
  resetForm: true,
  failed: {fallback: 'Your question could not be sent. Please try again.', reasons},
})

/** Writes again in a conversation of one's own. */
export const writeAgain = callAction({
  contract: contracts.writeAgain,
  done: {title: 'Message sent', description: 'The answer comes by mail, and stands under the lesson.'},
  resetForm: true,
  failed: {
    fallback: 'Your message could not be sent. Please try again.',
    reasons: {
      ...reasons,
      'unknown-question': 'This question no longer exists.',
      'question-changed':
        'It is shown to all who own the course by now, and your message would be, too. Please look at it again.',
      'question-full': 'This conversation is full. Please ask a new question.',
    },
  },
})
