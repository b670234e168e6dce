/** The words of a search as patterns for GROQ's `match`: each is the beginning of a word. None for a search without letters. */
export function matchPatterns(search: string): string[] {
  return (search.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}*`)
}
