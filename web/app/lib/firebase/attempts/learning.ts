import type {askAboutLesson, correctCertificateName, gradeQuiz} from '@lectern/domain/learning/contracts'
import type {markReviewHelpful, saveReview} from '@lectern/domain/reviews/contracts'
import {type CallAttempt, type Attempt, MAIL_UNAVAILABLE, NOT_REACHED} from './attempt'

/** What is said when something in the learning room fails. */
export const learningAttempts = {
  gradeQuiz: {
    fallback: 'Your answer could not be checked. Please try again.',
    reasons: {
      'not-owned': 'You do not own this course.',
      withdrawn: 'This course is closed to you now: what was paid for it went back.',
      'unknown-lesson': 'This lesson is no longer in the course.',
      'unknown-question': 'This question has changed. Please load the page again.',
      'section-locked': 'This section is not open yet: please do what comes before it first.',
      'content-unavailable': null,
      'signed-out': 'Your session has ended. Please sign in again.',
      [NOT_REACHED]:
        'We could not be reached. Your answer is still here: please check your connection and try again.',
    },
  } satisfies CallAttempt<typeof gradeQuiz>,
  askAboutLesson: {
    fallback: 'Your question could not be sent. Please try again.',
    reasons: {
      'not-owned': 'Only those who own the course can ask about its lessons.',
      withdrawn: 'This course is closed to you now: what was paid for it went back.',
      'unknown-lesson': 'This lesson is no longer in the course.',
      'mail-unavailable': MAIL_UNAVAILABLE,
      'content-unavailable': null,
      'rate-limited': 'Too many questions in a short time. Please wait a few minutes and try again.',
    },
  } satisfies CallAttempt<typeof askAboutLesson>,
  correctCertificateName: {
    title: 'Error',
    fallback: 'Failed to correct the name. Please try again.',
    reasons: {
      'unknown-certificate': 'This certificate no longer exists.',
      'already-corrected': 'The name has been corrected once already. Please write to us.',
      withdrawn: 'This certificate has been withdrawn.',
      'invalid-argument': 'Please enter the name for the certificate.',
    },
  } satisfies CallAttempt<typeof correctCertificateName>,
  saveReview: {
    fallback: 'Your review could not be saved. Please try again.',
    reasons: {
      'not-owned': 'Only those who own the course can review it.',
      withdrawn: 'This course is closed to you now: what was paid for it went back.',
      'unknown-course': 'This course no longer exists.',
      'first-section-open': 'Please finish the first section of the course first.',
      'content-unavailable': null,
      'rate-limited': 'Too many changes in a short time. Please wait a while and try again.',
      [NOT_REACHED]:
        'We could not be reached. Your review is still here: please check your connection and try again.',
    },
  } satisfies CallAttempt<typeof saveReview>,
  markReviewHelpful: {
    title: 'Error',
    fallback: 'Your vote could not be saved. Please try again.',
    reasons: {
      'unknown-review': 'This review is no longer shown.',
      'own-review': 'This review is yours.',
    },
  } satisfies CallAttempt<typeof markReviewHelpful>,
} satisfies Record<string, Attempt>
