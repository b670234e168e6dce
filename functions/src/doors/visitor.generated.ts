// Written by `npm run doors` from the files that answer contracts.
import type {Callables} from './callables.ts'

export const callables: Callables<'anyone'> = {
  requestPasswordReset: async () => (await import('../accounts/request-password-reset.ts')).requestPasswordReset,
  sendContactMessage: async () => (await import('../contact/send-contact-message.ts')).sendContactMessage,
  readGift: async () => (await import('../gifts/read-gift.ts')).readGift,
  gradeQuiz: async () => (await import('../learning/grade-quiz.ts')).gradeQuiz,
  openLesson: async () => (await import('../learning/open-lesson.ts')).openLesson,
  confirmSubscription: async () => (await import('../newsletter/confirm-subscription.ts')).confirmSubscription,
  subscribe: async () => (await import('../newsletter/subscribe.ts')).subscribe,
  unsubscribe: async () => (await import('../newsletter/unsubscribe.ts')).unsubscribe,
  isCourseAnnounced: async () => (await import('../staff/announce/announce-course.ts')).isCourseAnnounced,
  readTeacherInvitation: async () => (await import('../teachers/read-invitation.ts')).readTeacherInvitation,
}
