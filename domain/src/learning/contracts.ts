import * as z from 'zod/mini'
import {contract, documentId, requiredText} from '../contracts.ts'
import {MAX_NAME_LENGTH} from '../limits.ts'
import {gradedQuestion, lessonBody, rawImage} from './lesson-body.ts'
import {LESSON_KINDS} from './outline.ts'
import {progressReport, progressSchema} from './progress-schema.ts'

/** The `_key` of a lesson, a question or an answer. */
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/))
/** The `_key` of a lesson. */
export const lessonKey = key
const lesson = {courseId: documentId, lessonKey}

/** Returns a lesson's body: a free lesson's to anyone, any other's only to owners of the course. */
export const openLesson = contract({
  name: 'openLesson',
  audience: 'anyone',
  input: z.object(lesson),
  output: z.object({
    /** empty until the lesson is written */
    body: lessonBody,
    /** the content's revision, like an ETag, with which a browser can validate its cached copy */
    revision: z.nullable(z.string()),
  }),
  reasons: [
    /** the learner doesn't own the course */
    'not-owned',
    /** the learner owned it, until the order was refunded or staff revoked it */
    'withdrawn',
    /** no such course or lesson, or the lesson isn't in this course */
    'unknown-lesson',
    /** the day of its section hasn't come, or the course is taken in order and an earlier section isn't completed */
    'section-locked',
    /** the content service doesn't respond */
    'content-unavailable',
  ] as const,
})

/**
 * Returns a course's outline to its owner, even when it was unpublished, or its date put off, after the sale. Public outlines are read from
 * the content API instead.
 */
export const openCourse = contract({
  name: 'openCourse',
  audience: 'signed-in',
  /** or an address that it has or had, which are written like ids */
  input: z.object({courseId: documentId}),
  output: z.object({
    id: documentId,
    title: z.string(),
    /** null for a course without one: its path then uses its id */
    slug: z.nullable(z.string()),
    teacher: z.nullable(z.string()),
    image: z.nullable(rawImage),
    inOrder: z.boolean(),
    outline: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        opensAfterDays: z.optional(z.int()),
        lessons: z.array(
          z.object({
            key: z.string(),
            slug: z.string(),
            title: z.string(),
            minutes: z.int(),
            ownWork: z.optional(z.int()),
            kind: z.enum(LESSON_KINDS),
            free: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  reasons: ['not-owned', 'withdrawn', 'unknown-course', 'content-unavailable'] as const,
})

/**
 * Returns the words of those lessons of a course that are open to its owner, to be searched in the browser; without the code, the
 * answers to questions and what is in files.
 */
export const courseTexts = contract({
  name: 'courseTexts',
  audience: 'signed-in',
  input: z.object({courseId: documentId}),
  output: z.object({lessons: z.array(z.object({key: z.string(), text: z.string()}))}),
  reasons: ['not-owned', 'withdrawn', 'unknown-course', 'content-unavailable'] as const,
})

/**
 * Chosen answers by question key, as answer keys. Unanswered questions are omitted, and their solutions aren't
 * returned.
 */
const answers = z
  .record(key, z.array(key).check(z.minLength(1), z.maxLength(50)))
  .check(z.refine((questions) => Object.keys(questions).length <= 100))

/** The learner's resulting state. */
const recorded = {
  progress: progressSchema,
  /** the certificate, issued now or before */
  certificateId: z.nullable(z.string()),
  /**
   * once every lesson is completed: keys of the lessons whose quiz must still be passed for the certificate; empty
   * until then
   */
  unpassed: z.array(z.string()),
}

/**
 * Grades any number of a lesson's questions. When the request has all questions of the body and all are correct, the
 * quiz is passed and the lesson completed. A visitor's answers on a free lesson are graded and not stored. Questions
 * of a video don't count, and are explained at the first try.
 */
export const gradeQuiz = contract({
  name: 'gradeQuiz',
  audience: 'anyone',
  input: z.object({
    ...lesson,
    answers,
    /**
     * the key of the question that was answered just now, which alone counts for teachers: the others were right before, and are sent as
     * all have to be right at once. Without it all count
     */
    checked: z.optional(key),
    /**
     * how often the question was answered wrong before, of somebody who doesn't own the course: they have no certificate
     * to gain. Owners' tries are counted by the function
     */
    tries: z.optional(z.int().check(z.nonnegative())),
  }),
  output: z.object({
    questions: z.record(z.string(), gradedQuestion),
    passed: z.boolean(),
    ...recorded,
    /** the current progress; null for visitors and for learners who don't own the course */
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

/**
 * Merges a browser's report into the learner's progress. Times in the future are clamped to now. Once there is a
 * certificate no mark is taken back.
 */
export const recordProgress = contract({
  name: 'recordProgress',
  audience: 'signed-in',
  input: z.object({courseId: documentId, report: progressReport}),
  output: z.object(recorded),
  reasons: ['not-owned', 'withdrawn', 'unknown-course', 'content-unavailable'] as const,
})

/** Corrects the name on a certificate: the learner can once, staff at any time. */
export const correctCertificateName = contract({
  name: 'correctCertificateName',
  audience: 'signed-in',
  input: z.object({
    certificateId: documentId,
    name: requiredText('Please enter the name for the certificate.', 2 * MAX_NAME_LENGTH + 1),
  }),
  output: z.object({name: z.string()}),
  reasons: ['unknown-certificate', 'already-corrected', 'withdrawn'] as const,
})

const insights = z.object({
  started: z.int(),
  completed: z.int(),
  lessons: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      opened: z.int(),
      done: z.int(),
      /** what the outline says it takes */
      minutes: z.int(),
      /** what it took those on average who opened and did it in one sitting; null where nobody has */
      takenMinutes: z.nullable(z.int()),
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
})

/** A course's statistics for staff, read from counters and not from every learner's progress. */
export const courseInsights = contract({
  name: 'courseInsights',
  audience: 'staff',
  input: z.object({courseId: documentId}),
  output: insights,
  reasons: ['unknown-course', 'content-unavailable'] as const,
})

/** The same of a course of the caller's. */
export const teacherInsights = contract({
  name: 'teacherInsights',
  audience: 'teacher',
  input: z.object({courseId: documentId}),
  output: z.object({title: z.string(), insights}),
  reasons: ['unknown-course', 'content-unavailable'] as const,
})
