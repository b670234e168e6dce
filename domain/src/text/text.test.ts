import {expect, test} from 'vitest'
import {hasWords} from './text.ts'

test('a text of characters that nobody sees has no words', () => {
  expect(hasWords('')).toBe(false)
  expect(hasWords(' \n\t\u00a0\u200b\u2060\u2800\u3164')).toBe(false)
  expect(hasWords('\u034f\u115f\u17b4\u180b\ufe0f\uffa0\ufff0\u{e0100}')).toBe(false)
})

test('a letter, a digit and an emoji among them are words', () => {
  for (const text of [' a ', '\u200b7', '❤\ufe0f', '\u{1f468}\u200d\u{1f4bb}', 'ก'])
    expect(hasWords(text)).toBe(true)
})
