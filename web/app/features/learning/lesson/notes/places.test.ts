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

test('words that run on without a space are cut, too', () => {
  expect(lineOfWords('字'.repeat(2000))).toBe(`> ${'字'.repeat(600)} …`)
  expect(lineOfWords(`Ja, ${'字'.repeat(2000)}`).length).toBeGreaterThan(600)
  expect(lineOfWords(`a${'𠮷'.repeat(500)}`)).toMatch(/𠮷 …$/)
})

test('words are found also where they begin or end within one', () => {
  const kerning = 'Kerning is the space between two letters, and between no others. It’s the designer’s.'
  expect(found(kerning, 'erning is the space betw')).toBe('kerning is the space between')
  expect(found(kerning, 'space betwe')).toBe('space between')
  // Few letters are within many words.
  expect(found(kerning, 'etter')).toBeNull()
  expect(found('A piano artist has to think.', 'no art')).toBeNull()
  expect(found('A piano artist has to think.', 'ink')).toBeNull()
  expect(found(kerning, 's the designer')).toBe('it’s the designer’s')
  // Where they are words by themselves, they are found there.
  expect(found('A start is no art.', 'art')).toBe('art')
})

test('words are found in scripts that have no spaces', () => {
  expect(found('字间距是两个字母之间的距离。', '两个字母')).toBe('两 个 字 母')
  expect(found('カーニングとは文字の間隔です', 'グとは文字')).toBe('グ と は 文 字')
  expect(found('ตัวอักษรไทยไม่มีช่องว่าง', 'ไทยไม่มี')?.replaceAll(' ', '')).toBe('ไทยไมม')
  expect(found('字间距是两个大字母之间的距离。', '字间距是两个字母之间的距离')).not.toBeNull()
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
