import * as z from 'zod/mini'
import {contract, documentId, requiredText} from '../contracts.ts'
import {hasWords} from '../text/text.ts'
import {lessonKey} from '../learning/contracts.ts'
import {MAX_MESSAGE_LENGTH} from '../limits.ts'
import {isWebLink, MAX_WEB_LINK_LENGTH} from '../text/web-link.ts'
import {MAX_ENTRIES, SUBMISSION_STATES, VERDICTS} from './submission.ts'

const lesson = {courseId: documentId, lessonKey}
/** A time in ms since the epoch. */
const time = z.int()
const tooLong = `Please keep this under ${MAX_MESSAGE_LENGTH.toLocaleString('en-US')} characters.`

const submission = z.object({
  state: z.enum(SUBMISSION_STATES),
  /** what was handed in and what was said of it, the oldest first */
  entries: z.array(
    z.object({
      from: z.enum(['learner', 'teacher']),
      text: z.string(),
      /** `https://…`, or empty */
      link: z.string(),
      /** what the teacher says; null of what was handed in */
      verdict: z.nullable(z.enum(VERDICTS)),
      at: time,
    }),
  ),
})

/** What the caller has handed in for a lesson. */
export const lessonSubmission = contract({
  name: 'lessonSubmission',
  audience: 'signed-in',
  input: z.object(lesson),
  output: z.object({
    /** null while there is nothing */
    submission: z.nullable(submission),
    /** whether somebody teaches the course who would look at it */
    isTaken: z.boolean(),
  }),
  reasons: ['not-owned', 'withdrawn'] as const,
})

/** Hands in work for a lesson whose exercise asks for it: words, a link, or both. */
export const handIn = contract({
  name: 'handIn',
  audience: 'signed-in',
  input: z
    .object({
      ...lesson,
      text: z._default(z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_LENGTH, {error: tooLong})), ''),
      link: z._default(
        z.string().check(
          z.trim(),
          z.maxLength(MAX_WEB_LINK_LENGTH, {error: 'Please enter a shorter address.'}),
          z.refine((text) => text === '' || isWebLink(text), {
            error: 'Please enter an address that begins with https://.',
          }),
        ),
        '',
      ),
    })
    .check(
      z.refine(({text, link}) => hasWords(text) || link !== '', {
        error: 'Please write something, or give a link.',
        path: ['text'],
      }),
    ),
  output: z.object({}),
  reasons: [
    'not-owned',
    'withdrawn',
    'unknown-lesson',
    'section-locked',
    'content-unavailable',
    /** no exercise of the lesson asks for it */
    'nothing-asked',
    /** nobody teaches the course at the moment */
    'no-teacher',
    /** it was handed in so often, or with so many words, and no more */
    'submission-full',
  ] as const,
})

export const listedSubmission = z.extend(submission, {
  id: z.string(),
  /** the first name of who handed it in */
  author: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  lessonTitle: z.string(),
  /** what the exercise is called */
  exercise: z.string(),
  /** the lesson's address in the shop, from its slash on */
  path: z.string(),
})

/** A page of what was handed in for the caller's courses, the newest first. */
export const teacherSubmissions = contract({
  name: 'teacherSubmissions',
  audience: 'teacher',
  input: z.object({
    state: z.nullable(z.enum(SUBMISSION_STATES)),
    cursor: z.nullable(z.string().check(z.maxLength(1000))),
  }),
  output: z.object({submissions: z.array(listedSubmission), next: z.nullable(z.string())}),
  reasons: [] as const,
})

/** The teacher of a course says what they think of work, and whether it is done. */
export const answerSubmission = contract({
  name: 'answerSubmission',
  audience: 'teacher',
  input: z.object({
    submissionId: documentId,
    /** how many entries the teacher has seen: what was handed in since is not answered unseen */
    seen: z.int().check(z.minimum(0), z.maximum(MAX_ENTRIES)),
    text: requiredText('Please write something.', MAX_MESSAGE_LENGTH),
    verdict: z.enum(VERDICTS),
  }),
  output: z.object({}),
  reasons: [
    'unknown-submission',
    /** it was handed in again since, or answered */
    'submission-changed',
    'submission-full',
  ] as const,
})

export type Submission = z.infer<typeof submission>
export type ListedSubmission = z.infer<typeof listedSubmission>
