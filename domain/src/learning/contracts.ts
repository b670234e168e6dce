import * as z from 'zod/mini'
import {contract, documentId, requiredText} from '../contracts.ts'
import {MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH} from '../limits.ts'
import {gradedQuestion, lessonBody, rawImage} from './lesson-body.ts'
import {LESSON_KINDS} from './outline.ts'
import {progressReport, progressSchema} from './progress-schema.ts'

/** The `_key` of a lesson, a question or an answer. */
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/))
const lesson = {courseId: documentId, lessonKey: key}

/**
 * Gives out what a lesson teaches: a free lesson to anybody, any other to whoever owns the course.
 */
export const openLesson = contract({
  name: 'openLesson',
  input: z.object(lesson),
  output: z.object({
    /** empty while the lesson is not written yet */
    body: lessonBody,
    /** the ETag-like revision of the content, so that a browser knows whether what it kept is still right */
    revision: z.nullable(z.string()),
  }),
  reasons: [
    /** the course is not this learner's */
    'not-owned',
    /** it was this learner's, until its order was refunded or staff withdrew it */
    'withdrawn',
    /** no such course or lesson, or the lesson is not in this course */
    'unknown-lesson',
    /** a course that is taken in order: an earlier section is not done */
    'section-locked',
    /** the content service does not answer */
    'content-unavailable',
  ] as const,
})

/**
 * The outline of a course for whoever owns it, also of one that was unpublished after it was sold: what is public of any other
 * course is read from the content.
 */
export const openCourse = contract({
  name: 'openCourse',
  input: z.object({courseId: documentId}),
  output: z.object({
    title: z.string(),
    /** null for a course without one: its address is its id */
    slug: z.nullable(z.string()),
    teacher: z.nullable(z.string()),
    image: z.nullable(rawImage),
    inOrder: z.boolean(),
    outline: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        lessons: z.array(
          z.object({
            key: z.string(),
            slug: z.string(),
            title: z.string(),
            minutes: z.int(),
            kind: z.enum(LESSON_KINDS),
            free: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  reasons: ['not-owned', 'withdrawn', 'unknown-course', 'content-unavailable'] as const,
})

/** The answers chosen for each question, by keys. A question without an answer is left out: nobody is told what they did not answer. */
const answers = z
  .record(key, z.array(key).check(z.minLength(1), z.maxLength(50)))
  .check(z.refine((questions) => Object.keys(questions).length <= 100))

/** What a learner has come to with what was just recorded. */
const recorded = {
  progress: progressSchema,
  /** the certificate that this has brought, or brought before */
  certificateId: z.nullable(z.string()),
  /** once every lesson is done: the keys of those whose quiz is still to be passed for the certificate; until then empty */
  unpassed: z.array(z.string()),
}

/**
 * Grades questions of a lesson, any number of them. When all questions of the lesson's text are in it and right, the quiz is
 * passed, and the lesson with it. A visitor's answers on a free lesson are graded and not stored. Questions of a video count for nothing.
 */
export const gradeQuiz = contract({
  name: 'gradeQuiz',
  input: z.object({...lesson, answers}),
  output: z.object({
    questions: z.record(z.string(), gradedQuestion),
    passed: z.boolean(),
    ...recorded,
    /** as it is now; null for a visitor and whoever does not own the course */
    progress: z.nullable(progressSchema),
  }),
  reasons: [
    'not-owned',
    'withdrawn',
    'unknown-lesson',
    'unknown-question',
    'section-locked',
    'content-unavailable',
  ] as const,
})

/** Merges what a browser reports into the learner's progress. Times in the future count as now. */
export const recordProgress = contract({
  name: 'recordProgress',
  input: z.object({courseId: documentId, report: progressReport}),
  output: z.object(recorded),
  reasons: ['not-owned', 'withdrawn', 'unknown-course', 'content-unavailable'] as const,
})

/** Corrects the name on a certificate: its learner once, staff at any time. */
export const correctCertificateName = contract({
  name: 'correctCertificateName',
  input: z.object({
    certificateId: documentId,
    name: requiredText('Please enter the name for the certificate.', 2 * MAX_NAME_LENGTH + 1),
  }),
  output: z.object({name: z.string()}),
  reasons: ['unknown-certificate', 'already-corrected', 'withdrawn'] as const,
})

/** A question about a lesson, mailed to the support address; reply-to the learner. */
export const askAboutLesson = contract({
  name: 'askAboutLesson',
  input: z.object({...lesson, question: requiredText('Please write your question.', MAX_MESSAGE_LENGTH)}),
  output: z.object({}),
  reasons: ['not-owned', 'withdrawn', 'unknown-lesson', 'mail-unavailable', 'content-unavailable'] as const,
})

/** How a course is taken, for staff: from counters, never from everyone's progress. */
export const courseInsights = contract({
  name: 'courseInsights',
  input: z.object({courseId: documentId}),
  output: z.object({
    started: z.int(),
    completed: z.int(),
    lessons: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        opened: z.int(),
        done: z.int(),
        questions: z.array(
          z.object({
            key: z.string(),
            question: z.string(),
            answered: z.int(),
            wrong: z.int(),
            /** how often each answer was chosen */
            answers: z.array(
              z.object({key: z.string(), text: z.string(), right: z.boolean(), chosen: z.int()}),
            ),
          }),
        ),
      }),
    ),
  }),
  reasons: ['unknown-course', 'content-unavailable'] as const,
})
