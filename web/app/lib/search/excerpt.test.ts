import fc from 'fast-check'
import {expect, test} from 'vitest'
import {excerpt, partsAround} from './excerpt'

test('a long text is shown around the first of the words, cut between words', () => {
  const text = `${'before '.repeat(60)}the kerning of letters ${'after '.repeat(60)}`
  expect(excerpt(text, ['kerning'])).toMatch(/^… (before )+the kerning of letters (after )+…$/)
  expect(excerpt('Short', ['kerning'])).toBe('Short')
})

test('of several words each is a part, the longer before one that it begins with', () => {
  expect(partsAround('The letters of a letter', ['letter', 'letters'])).toEqual([
    'The ',
    'letters',
    ' of a ',
    'letter',
    '',
  ])
  expect(partsAround('All of it', [])).toEqual(['All of it'])
})

test('what is searched for is every second part, whatever the case, and nothing is lost', () => {
  expect(partsAround('The head, and the arms', ['the'])).toEqual(['', 'The', ' head, and ', 'the', ' arms'])
  expect(partsAround('Nothing', ['arms'])).toEqual(['Nothing'])
  fc.assert(
    fc.property(
      fc.string({unit: 'grapheme-ascii'}),
      fc.string({unit: 'grapheme-ascii', maxLength: 3}),
      (text, query) => {
        const parts = partsAround(text, [query])
        expect(parts.join('')).toBe(text)
        const found = parts.filter((_, at) => at % 2 === 1)
        expect(found.map((part) => part.toLowerCase())).toEqual(found.map(() => query.toLowerCase()))
      },
    ),
  )
})
