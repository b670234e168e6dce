/** Invisible characters: whitespace, controls, zero-width joiners, and letters that render as blank. */
const INVISIBLE = /[\s\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu

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
