/** Case and accents folded away, so that `tomas` finds Tomás. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a search, folded; none for a blank one. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean)
}

/** Whether every word stands somewhere in one of the texts, in any case, with or without accents. No words match all. */
export function matchesWords(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true
  const whole = foldText(texts.join('\n'))
  return words.every((word) => whole.includes(word))
}
