import {formatLength} from '~/lib/video/video'

/**
 * A place of a lesson at which its learner has noted something: a line of the note that begins with `> `, as quotations do in Markdown.
 * What is written below it, up to the next, is about it.
 */
export type Place =
  | {kind: 'words'; words: string}
  /** a moment of a film, in seconds from its beginning */
  | {kind: 'moment'; second: number; title: string}

/** A sentence is found again by far fewer characters than this. */
const MAX_WORDS_LENGTH = 600

/** The share of the words that have to be there, where a sentence was edited. */
const ENOUGH = 0.7
/** Fewer words than these are found elsewhere by chance. */
const FEW_WORDS = 4

/** So many letters are no accident within others. */
const MANY_LETTERS = 8

/** The line of a note for words that were marked in the lesson. */
export function lineOfWords(marked: string): string {
  const words = marked.replaceAll(/\s+/g, ' ').trim()
  if (words.length <= MAX_WORDS_LENGTH) return `> ${words}`
  const space = words.lastIndexOf(' ', MAX_WORDS_LENGTH)
  // Some scripts have no spaces; no character is cut in two.
  const end = space > MAX_WORDS_LENGTH / 2 ? space : MAX_WORDS_LENGTH
  return `> ${words.slice(0, end).replace(/\p{Surrogate}$/u, '')} …`
}

/** The line of a note for a moment of a film. */
export function lineOfMoment(title: string, second: number): string {
  return `> ${formatLength(Math.floor(second))} · ${title}`
}

/** A note with one more line for a place, and room to write below it. */
export function withPlace(note: string, line: string): string {
  const before = note.trimEnd()
  return `${before}${before && '\n\n'}${line}\n`
}

/** The places of a note, in its order. */
export function placesIn(note: string): Place[] {
  return [...note.matchAll(/^> ?(.+)$/gm)].map(([, line = '']) => {
    const [, hours = '0', minutes, seconds, title] = /^(?:(\d+):)?(\d+):(\d\d) · (.+)$/.exec(line) ?? []
    return title === undefined
      ? {kind: 'words', words: line}
      : {kind: 'moment', second: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title}
  })
}

interface Word {
  word: string
  /** where it is in its text */
  start: number
  end: number
}

/** Letters of scripts that have no spaces: each counts as a word. */
const ALONE = String.raw`[\p{L}&&[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]`
const OTHERS = String.raw`[[\p{L}\p{N}]--${ALONE}]+`
const WORD = new RegExp(`${ALONE}|${OTHERS}(?:['’]${OTHERS})*`, 'gv')

/** The words of a text in small letters, without what stands between them. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({0: word, index}) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
}

/**
 * Finds words again in a text that may have been edited since: all of them in their order, otherwise their letters, otherwise as many words
 * where most of them are.
 * @returns the indices of the first and the last word in the text; null when they are not there any more
 */
export function findWords(
  text: readonly string[],
  wanted: readonly string[],
): {first: number; last: number} | null {
  const count = wanted.length
  if (count === 0) return null
  const exact = text.findIndex((_, index) => wanted.every((word, offset) => text[index + offset] === word))
  if (exact !== -1) return {first: exact, last: exact + count - 1}
  const within = findLetters(text, wanted)
  if (within || count < FEW_WORDS || count > text.length) return within
  // A window of as many words moves over the text, with the words that it lacks.
  const lacking = new Map<string, number>()
  for (const word of wanted) lacking.set(word, (lacking.get(word) ?? 0) + 1)
  let common = 0
  let best = {common: 0, first: 0}
  for (const [index, word] of text.entries()) {
    const left = lacking.get(word)
    if (left !== undefined) {
      if (left > 0) common += 1
      lacking.set(word, left - 1)
    }
    const gone = lacking.get(text[index - count] ?? '')
    if (gone !== undefined) {
      if (gone >= 0) common -= 1
      lacking.set(text[index - count] ?? '', gone + 1)
    }
    if (common > best.common) best = {common, first: Math.max(0, index - count + 1)}
  }
  if (best.common < ENOUGH * count) return null
  // As many as are missing may have been put between them: from the first to the last of the words around there.
  const slack = count - best.common
  const isWanted = (word: string) => lacking.has(word)
  const [from, to] = [Math.max(0, best.first - slack), best.first + count + slack]
  const around = text.slice(from, to)
  return {first: from + around.findIndex(isWanted), last: from + around.findLastIndex(isWanted)}
}

/**
 * Finds words whose parts are words of the text, as where one of them is bold, a link or code; where they begin or end within one, only if
 * there are enough letters: few are within many words.
 */
function findLetters(
  text: readonly string[],
  wanted: readonly string[],
): {first: number; last: number} | null {
  const all = text.map(lettersOf)
  const letters = wanted.map(lettersOf).join('')
  const joined = all.join('')
  let length = 0
  const ends = all.map((word) => (length += word.length))
  const boundaries = new Set([0, ...ends])
  for (let start = joined.indexOf(letters); start !== -1; start = joined.indexOf(letters, start + 1)) {
    const end = start + letters.length
    if (letters.length < MANY_LETTERS && !(boundaries.has(start) && boundaries.has(end))) continue
    return {first: ends.findIndex((one) => one > start), last: ends.findIndex((one) => one >= end)}
  }
  return null
}

const lettersOf = (word: string) => word.replaceAll(/['’]/g, '')
