import type {Indexed} from './indexed.ts'

/** The id of what a rule is broken by, and what is wrong with it. */
export type Finding = readonly [about: string, words: string]

/** Finds what must not be in the books of a shop in which nothing is under way. */
export type Rule = (books: Indexed) => Finding[]
