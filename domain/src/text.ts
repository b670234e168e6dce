/** Signs that show nothing: spaces, controls, joiners of zero width, and letters that are drawn as nothing. */
const INVISIBLE = /[\s\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu

/** Whether a text has anything in it that can be read. firestore.rules holds a return's reason to the same. */
export function hasWords(text: string): boolean {
  return text.replace(INVISIBLE, '') !== ''
}

/** Whether a text is one line: no line breaks, and no other control characters. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text)
}
