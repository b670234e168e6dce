import type {gradeQuiz} from '@lectern/domain/learning/contracts'
import type {markQuestionHelpful} from '@lectern/domain/questions/contracts'
import type {markReviewHelpful} from '@lectern/domain/reviews/contracts'
import {COURSE_WITHDRAWN, NOT_REACHED, type CallAttempt, type Attempt} from './attempt'

/** What is said when something in the learning room fails. */
export const learningAttempts = {
  gradeQuiz: {
    fallback: 'Your answer could not be checked. Please try again.',
    reasons: {
      'not-owned': 'You do not own this course.',
      withdrawn: COURSE_WITHDRAWN,
      'unknown-lesson': 'This lesson is no longer in the course.',
      'unknown-question': 'This question has changed. Please load the page again.',
      'section-locked': 'This section is not open yet: please do what comes before it first.',
      'content-unavailable': null,
      'signed-out': 'Your session has ended. Please sign in again.',
      [NOT_REACHED]:
        'We could not be reached. Your answer is still here: please check your connection and try again.',
    },
  } satisfies CallAttempt<typeof gradeQuiz>,
  markReviewHelpful: {
    title: 'Error',
    fallback: 'Your vote could not be saved. Please try again.',
    reasons: {
      'unknown-review': 'This review is no longer shown.',
      'own-review': 'This review is yours.',
    },
  } satisfies CallAttempt<typeof markReviewHelpful>,
  markQuestionHelpful: {
    title: 'Error',
    fallback: 'Your vote could not be saved. Please try again.',
    reasons: {
      'unknown-question': 'This question is no longer shown.',
      'own-question': 'This question is yours.',
      'not-owned': 'You do not own this course.',
      withdrawn: COURSE_WITHDRAWN,
    },
  } satisfies CallAttempt<typeof markQuestionHelpful>,
} satisfies Record<string, Attempt>
