import {foldText} from '../text/text-search.ts'

/** The longest beginning of a name that is searched for, in characters; further ones are not looked at. */
const MAX_BEGINNING = 24
/** Names of more words and parts of words are found by the first words, then by the first parts. */
const MAX_PARTS = 12

/** So many characters of a text, none of them cut in half: Firestore stores no half of an emoji. */
function beginningOf(text: string, characters: number): string {
  return Array.from(text).slice(0, characters).join('').trim()
}

/** A name as it is compared: without case and accents, one space between its words. */
export function nameKey(name: string): string {
  return foldText(name).replaceAll(/\s+/g, ' ').trim()
}

/** A search as it is found among {@link nameBeginnings}. */
export function searchedBeginning(search: string): string {
  return beginningOf(nameKey(search), MAX_BEGINNING)
}

/**
 * All beginnings by which a name is found: those of each of its words with the words that follow, and of each part of a word that a
 * hyphen, an apostrophe or a full stop divides.
 */
export function nameBeginnings(name: string): string[] {
  const key = nameKey(name)
  const words = [...key.matchAll(/(?<=^| )\S/gu)]
  const parts = [...key.matchAll(/(?<=['.-])[^\s'.-]/gu)]
  const found = [...words, ...parts].slice(0, MAX_PARTS).flatMap(({index: first}) => {
    const text = key.slice(first)
    const length = Math.min(MAX_BEGINNING, Array.from(text).length)
    return Array.from({length}, (_, index) => beginningOf(text, index + 1))
  })
  return [...new Set(found)]
}
