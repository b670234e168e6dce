import {foldText} from '../text/text-search.ts'

/** The longest beginning of a name that is searched for, in characters; further ones are not looked at. */
const MAX_BEGINNING = 24
/** Names of more words are found by the first of them alone. */
const MAX_WORDS = 6

/** A name as it is compared: without case and accents, one space between its words. */
export function nameKey(name: string): string {
  return foldText(name).replaceAll(/\s+/g, ' ').trim()
}

/** A search as it is found among {@link nameBeginnings}. */
export function searchedBeginning(search: string): string {
  return nameKey(search).slice(0, MAX_BEGINNING).trim()
}

/** All beginnings by which a name is found: those of each of its words with the words that follow. */
export function nameBeginnings(name: string): string[] {
  const words = nameKey(name).split(' ').filter(Boolean)
  const found = words.slice(0, MAX_WORDS).flatMap((_, first) => {
    const text = words.slice(first).join(' ').slice(0, MAX_BEGINNING)
    return Array.from({length: text.length}, (_, length) => text.slice(0, length + 1).trim())
  })
  return [...new Set(found)]
}
