/** Work that learners hand in where an exercise asks for it, and what their teacher says of it. No I/O. */

/** What a teacher says of work: it is done, or to be tried again. */
export const VERDICTS = ['done', 'again'] as const
export type Verdict = (typeof VERDICTS)[number]

/** `waiting` for the teacher; otherwise what they said last. */
export const SUBMISSION_STATES = ['waiting', ...VERDICTS] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** As often as work can be handed in, and be answered, in all. */
export const MAX_ENTRIES = 40

/** As long as all words of it are at most, in bytes of UTF-8: Firestore allows 1 MiB a document. */
export const MAX_SUBMISSION_BYTES = 600_000
