/** Case and accents folded away, so that `tomas` finds Tomás. */
export function foldText(text: string): string {
  // Most texts have no accents, and finding that out takes a fraction of the time.
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a search, folded; none for a blank one. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean)
}

/** Whether every word stands somewhere in one of the texts, in any case, with or without accents. No words match all. */
export function matchesWords(texts: readonly string[], words: readonly string[]): boolean {
  return words.length === 0 || holdsWords(foldText(texts.join('\n')), words)
}

/** Whether every word stands somewhere in the text; both are folded. */
export function holdsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}
