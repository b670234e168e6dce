/** What learners ask about lessons: one conversation a question, which may be shown to all who own the course. No I/O. */

import {MAX_MESSAGE_LENGTH} from '../limits.ts'
import {foldText} from '../text/text-search.ts'

/** As many messages as a conversation has at most. */
export const MAX_MESSAGES = 50

/** As long as all of them together are at most, in bytes of UTF-8: Firestore allows 1 MiB a document. */
export const MAX_CONVERSATION_BYTES = 400_000

/** As long as one of them is at most, in bytes of UTF-8: three for each code unit. */
export const MAX_MESSAGE_BYTES = MAX_MESSAGE_LENGTH * 3

/** How long a question is the teacher's alone to answer, in ms; then it is for staff, too. */
export const STAFF_AFTER_MS = 3 * 24 * 60 * 60_000

/** Who writes in a conversation. */
export const MESSAGE_AUTHORS = ['learner', 'teacher', 'staff'] as const
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number]

/** `private` to who asked, `shared` with all who own the course, or `hidden` by staff: that they alone undo. */
export const VISIBILITIES = ['private', 'shared', 'hidden'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** The orders in which shared questions are listed. */
export const QUESTION_SORTS = ['newest', 'helpful'] as const
export type QuestionSort = (typeof QUESTION_SORTS)[number]

/** How much of a word a question is found by, in characters: longer words are compared once they are found. */
const LONGEST_BEGINNING = 4
/** A document may well keep so many. */
const MAX_BEGINNINGS = 600

const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
const beginningOf = (word: string, length: number): string => Array.from(word).slice(0, length).join('')

/** The beginnings of a conversation's words, by which a search finds it, also while it is being typed. */
export function wordBeginnings(texts: readonly string[]): string[] {
  const beginnings = texts
    .flatMap(wordsIn)
    .flatMap((word) => [2, 3, LONGEST_BEGINNING].map((length) => beginningOf(word, length)))
  return [...new Set(beginnings)].slice(0, MAX_BEGINNINGS)
}

/** That of {@link wordBeginnings} which is looked for: of the longest word of a search; null where it has none. */
export function searchedBeginning(search: string): string | null {
  const [longest] = wordsIn(search).toSorted((one, other) => other.length - one.length)
  return longest === undefined ? null : beginningOf(longest, LONGEST_BEGINNING)
}
