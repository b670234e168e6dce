import fc from 'fast-check'
import {expect, test} from 'vitest'
import {mergeNote} from './merge-note'

const HEADING = 'From another device or window, November 24, 2026 at 2:05 PM:'
const merge = (base: string, stored: string, mine: string) => mergeNote(base, stored, mine, HEADING)

test('what only one of the two has changed is taken from there', () => {
  const base = 'Kerning\n- AV\n- To\n\nLeading'
  expect(
    merge(base, 'Kerning\n- AV\n- To\n- We\n\nLeading', 'Kerning pairs\n- AV\n- To\n\nLeading: 1.4'),
  ).toBe('Kerning pairs\n- AV\n- To\n- We\n\nLeading: 1.4')
})

test.each([
  ['behind it', 'Kern by eye.\n\nAsk Mara.'],
  ['before it', 'Ask Mara.\n\nKern by eye.'],
])('what one has added beside what the other has changed stands there: %s', (_, added) => {
  const changed = 'Kern by eye, not by number.'
  const both = added.replace('Kern by eye.', changed)
  expect(merge('Kern by eye.', added, changed)).toBe(both)
  expect(merge('Kern by eye.', changed, added)).toBe(both)
})

test('what both have added stands one under the other', () => {
  expect(merge('', 'From the train.', 'From the desk.')).toBe('From the train.\n\nFrom the desk.')
  expect(merge('Begin.\n', 'Begin.\n- one\n', 'Begin.\n- two\n')).toBe('Begin.\n- one\n\n- two\n')
  expect(merge('', 'Both.\n\nStored.', 'Both.')).toBe('Both.\n\nStored.')
})

test('what both have changed differently is kept twice, and says which is from elsewhere', () => {
  const base = 'Begin.\n\nKern by eye.\n\nEnd.'
  const stored = base.replace('by eye', 'in pairs')
  const mine = base.replace('by eye', 'with care')
  expect(merge(base, stored, mine)).toBe(`Begin.\n\nKern with care.\n\n${HEADING}\nKern in pairs.\n\nEnd.`)
})

test('what one has taken away and the other has changed stays changed', () => {
  expect(merge('One.\n\nTwo.', 'One.', 'One.\n\nTwo and a half.')).toBe('One.\n\nTwo and a half.')
  expect(merge('One.\n\nTwo.', 'One.\n\nTwo and a half.', '')).toBe('One.\n\nTwo and a half.')
})

test('a line that stood there twice is not taken away by one and by the other', () => {
  expect(merge('To do\nTo do\n', 'To do\n', 'Done\nTo do\n')).toContain('To do')
})

test('of two texts that were made from the same, nothing is lost but what one has taken away', () => {
  const line = fc.constantFrom('a', 'b', 'c', 'd', 'constructor', '__proto__', ' ')
  const text = fc.array(fc.tuple(line, fc.constantFrom('\n', '\n\n'))).map((lines) => lines.flat().join(''))
  const linesOf = (words: string) => words.split('\n').filter((words) => words !== '')
  fc.assert(
    fc.property(text, text, text, (base, stored, mine) => {
      const merged = linesOf(merge(base, stored, mine))
      const before = linesOf(base)
      for (const [one, other] of [
        [stored, mine],
        [mine, stored],
      ] as const) {
        const added = linesOf(one).filter((words) => !before.includes(words))
        expect(merged).toEqual(expect.arrayContaining(added))
        const kept = linesOf(one).filter((words) => linesOf(other).includes(words))
        expect(merged).toEqual(expect.arrayContaining(kept))
      }
      const known = [...linesOf(stored), ...linesOf(mine), HEADING]
      expect(known).toEqual(expect.arrayContaining(merged))
    }),
  )
})
