import {mailSecrets, muxPrivateKey, sanityReadToken} from '../parameters.ts'
import {place} from '../runtime.ts'
import type {Callables} from './callables.ts'
import {contractDoor} from './contract-door.ts'
import {visitorDoor} from './parameters.ts'

const callables: Callables<'anyone'> = {
  requestPasswordReset: async () =>
    (await import('../accounts/request-password-reset.ts')).requestPasswordReset,
  sendContactMessage: async () => (await import('../contact/send-contact-message.ts')).sendContactMessage,
  gradeQuiz: async () => (await import('../learning/grade-quiz.ts')).gradeQuiz,
  openLesson: async () => (await import('../learning/open-lesson.ts')).openLesson,
  confirmSubscription: async () =>
    (await import('../newsletter/confirm-subscription.ts')).confirmSubscription,
  subscribe: async () => (await import('../newsletter/subscribe.ts')).subscribe,
  unsubscribe: async () => (await import('../newsletter/unsubscribe.ts')).unsubscribe,
  isCourseAnnounced: async () => (await import('../staff/announce/announce-course.ts')).isCourseAnnounced,
}

/** Answers the contracts of anyone. */
export const visitor = contractDoor(callables, {
  ...place,
  ...visitorDoor,
  secrets: [muxPrivateKey, sanityReadToken, ...mailSecrets],
})
