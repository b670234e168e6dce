import fc from 'fast-check'
import {expect, test} from 'vitest'
import {findWords, lineOfMoment, lineOfWords, placesIn, withPlace, wordsOf} from './places'

const TEXT =
  'A plan without people in it is a plan for nobody. As soon as one small figure stands beside the boxes, somebody asks who is that?'
const words = (text: string) => wordsOf(text).map(({word}) => word)
const found = (text: string, wanted: string) => {
  const place = findWords(words(text), words(wanted))
  return (
    place &&
    words(text)
      .slice(place.first, place.last + 1)
      .join(' ')
  )
}

test('a note with places is read as it was written', () => {
  let note = withPlace('', lineOfWords('  a plan\n for   nobody '))
  expect(note).toBe('> a plan for nobody\n')
  note = withPlace(`${note}Ask Mara.`, lineOfMoment('Six strokes', 65.8))
  expect(note).toBe('> a plan for nobody\nAsk Mara.\n\n> 1:05 · Six strokes\n')
  expect(placesIn(withPlace(note, lineOfMoment('A long one', 3725)))).toEqual([
    {kind: 'words', words: 'a plan for nobody'},
    {kind: 'moment', second: 65, title: 'Six strokes'},
    {kind: 'moment', second: 3725, title: 'A long one'},
  ])
  expect(placesIn('5 > 4, and > this is no place')).toEqual([])
})

test('very long words are cut at a word', () => {
  const line = lineOfWords('people '.repeat(200))
  expect(line).toMatch(/^> (people )+…$/)
  expect(line.length).toBeLessThan(610)
})

test('words are found again whatever stands between them', () => {
  expect(found(TEXT, 'for nobody — as soon as')).toBe('for nobody as soon as')
  expect(found('It’s what Lena’s team says.', 'LENA’S TEAM')).toBe('lena’s team')
})

test('a sentence that was edited is found by most of its words', () => {
  expect(found('A good sentence is read in one breath, not two.', 'A sentence is read in one breath.')).toBe(
    'a good sentence is read in one breath',
  )
  expect(found(TEXT, 'As soon as one tiny figure stands next to the boxes')).toMatch(
    /as one small figure stands/,
  )
  expect(found(TEXT, 'Nobody reads a text that is written for everybody')).toBeNull()
  expect(found(TEXT, 'a small plan')).toBeNull()
})

test('any words of a text are found where they are, also after one of them was replaced', () => {
  const text = fc.array(fc.constantFrom<string[]>('a', 'plan', 'for', 'people', 'and', 'boxes'), {
    minLength: 12,
  })
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), fc.nat(), (all, from, length, replaced) => {
      const first = from % (all.length - 8)
      const wanted = all.slice(first, first + 4 + (length % (all.length - first - 3)))
      const exact = findWords(all, wanted)
      expect(exact && all.slice(exact.first, exact.last + 1)).toEqual(wanted)
      const edited = all.toSpliced(first + (replaced % wanted.length), 1, 'new')
      const near = findWords(edited, wanted)
      const size = near === null ? 0 : near.last - near.first + 1
      expect(Math.abs(size - wanted.length)).toBeLessThanOrEqual(2)
    }),
  )
})
