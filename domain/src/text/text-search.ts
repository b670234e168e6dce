/** Removes case, accents and the shapes of apostrophes, so that `tomas` finds Tomás, and `don't` what is written with a curved one. */
export function foldText(text: string): string {
  // Most texts have no accents, and checking that is much faster than normalizing.
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ′]/g, "'")
    .toLowerCase()
}

/** The words of a search, folded; empty for a blank one. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean)
}

/** Whether the texts together contain every word, ignoring case and accents. No words match all texts. */
export function matchesWords(texts: readonly string[], words: readonly string[]): boolean {
  return words.length === 0 || holdsWords(foldText(texts.join('\n')), words)
}

/** Whether the text contains every word; both must be folded. */
export function holdsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}
