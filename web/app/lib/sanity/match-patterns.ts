/**
 * The words of a search as patterns for GROQ's `match`, which takes them apart as it does texts: each is the beginning of a word.
 * An apostrophe ends a word, because texts have two kinds of it. None for a search without letters.
 */
export function matchPatterns(search: string): string[] {
  return search
    .replaceAll(/['’]\p{L}*/gu, ' ')
    .split(/[\s*]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}\p{M}]+$/u, ''))
    .filter(Boolean)
    .map((word) => `${word}*`)
}
