import fc from 'fast-check'
import {expect, test} from 'vitest'
import {replacedPart} from './replaced-part'

test('is everything between what both texts begin and end with', () => {
  expect(replacedPart('One.\n\nThree.', 'One.\n\nTwo.\n\nThree.')).toEqual({
    start: 7,
    end: 7,
    replacement: 'wo.\n\nT',
  })
  expect(replacedPart('aa', 'aaa')).toEqual({start: 2, end: 2, replacement: 'a'})
  expect(replacedPart('', 'One.')).toEqual({start: 0, end: 0, replacement: 'One.'})
})

test('makes the one text from the other, and is short', () => {
  const text = fc.string({unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12})
  fc.assert(
    fc.property(text, text, (before, after) => {
      const {start, end, replacement} = replacedPart(before, after)
      expect(before.slice(0, start) + replacement + before.slice(end)).toBe(after)
      expect(before === after && replacement !== '').toBe(false)
    }),
  )
})
