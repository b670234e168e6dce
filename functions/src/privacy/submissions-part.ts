import {submissions} from '../submissions/submission.ts'
import {foundBy} from './part.ts'

/** What a person has handed in for exercises, with the teacher's answers; deleted with them. */
export const submissionsPart = foundBy(
  'submissions',
  ['submissions'],
  (uid) => submissions().where('userId', '==', uid),
  ['instructorId'],
)
