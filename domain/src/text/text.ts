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

/** What has no place in a text: controls but the line break, and invisible format characters but those within emoji. */
const UNWANTED = /(?!\n)\p{Cc}|(?![\u200C\u200D])\p{Cf}/gu

/** A text as it is stored: without control characters and reversed writing, and with at most one empty line in a row. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(UNWANTED, '')
    .normalize('NFC')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
