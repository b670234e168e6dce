/**
 * Invisible characters: whitespace, controls, what Unicode has renderers ignore (zero-width joiners, variation selectors,
 * Hangul fillers), and the empty Braille pattern.
 */
const INVISIBLE = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text has any visible character. firestore.rules enforces the same for a return's reason. */
export function hasWords(text: string): boolean {
  return text.replace(INVISIBLE, '') !== ''
}

/** Whether a text is a single line: no line breaks or other control characters. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text)
}

/** The length of a text in bytes of UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
