import fc from 'fast-check'
import {expect, test} from 'vitest'
import {fitText} from './fit-text.ts'

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => (Array.from(text).length * size) / 2
const space = {width: 400, largest: 80, smallest: 20, lines: 2}

test('a short text keeps the largest size, a longer one takes two lines, and a long one gets smaller', () => {
  expect(fitText('Ada', space, measure)).toEqual({size: 80, lines: ['Ada']})
  expect(fitText('Ada Lovelace', space, measure)).toEqual({size: 80, lines: ['Ada', 'Lovelace']})
  expect(fitText('Ada Augusta Lovelace', space, measure).size).toBeLessThan(80)
})

test('what does not fit at the smallest size is cut', () => {
  const {size, lines} = fitText('x'.repeat(300), space, measure)
  expect(size).toBe(20)
  expect(lines).toEqual([`${'x'.repeat(39)}…`])
  expect(fitText('word '.repeat(100), space, measure).lines.at(-1)).toMatch(/…$/)
})

test('no line is wider than there is room, and none is too many', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme', maxLength: 300}), (text) => {
      const {size, lines} = fitText(text, space, measure)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(400)
    }),
  )
})
