import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {cleanText, hasWords} from './text.ts'

test('a text of characters that nobody sees has no words', () => {
  expect(hasWords('')).toBe(false)
  expect(hasWords(' \n\t\u00a0\u200b\u2060\u2800\u3164')).toBe(false)
  expect(hasWords('\u034f\u115f\u17b4\u180b\ufe0f\uffa0\ufff0\u{e0100}')).toBe(false)
})

test('a letter, a digit and an emoji among them are words', () => {
  for (const text of [' a ', '\u200b7', '❤\ufe0f', '\u{1f468}\u200d\u{1f4bb}', 'ก'])
    expect(hasWords(text)).toBe(true)
})

/** Texts of what is left out, joined, or changed. */
const written = fc
  .array(
    fc.constantFrom(
      'a',
      'e\u0301',
      'e',
      '\u0301',
      ' ',
      '\t',
      '\n',
      '\r',
      '\u2028',
      '\u0000',
      '\u202E',
      '\u200D',
      '👩',
      'ﬁ',
    ),
  )
  .map((parts) => parts.join(''))

describe('a text', () => {
  test('loses controls, reversed writing and rows of empty lines, and keeps its lines', () => {
    expect(cleanText('  Good.\r\n\r\n\r\n\r\nVery\u0007 \u202Egood\u202C. \t\nEnd\u2028of it ')).toBe(
      'Good.\n\nVery good.\nEnd\nof it',
    )
  })

  test('keeps emoji that are joined, and words in any script', () => {
    expect(cleanText('👩‍🎨 很好 é')).toBe('👩‍🎨 很好 é')
  })

  test('is clean once it was cleaned, and never longer', () => {
    fc.assert(
      fc.property(written, (text) => {
        const clean = cleanText(text)
        expect(cleanText(clean)).toBe(clean)
        expect(clean.length).toBeLessThanOrEqual(text.normalize('NFC').length)
      }),
    )
  })
})
