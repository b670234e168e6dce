import {questions} from '../questions/question.ts'
import {foundBy} from './part.ts'

/** What a person has asked about lessons, with the answers; deleted with them, also what was shown to others. */
export const questionsPart = foundBy(
  'questions',
  ['questions'],
  (uid) => questions().where('userId', '==', uid),
  ['words', 'staffAt', 'instructorId'],
)
