import fc from 'fast-check'
import {expect, test} from 'vitest'
import {pageNumbers} from './page-numbers'

test('few pages are all shown, of many the first, the last and the neighbours', {tags: ['S2.12.09']}, () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  expect(pageNumbers(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
})

test('the current, first and last page are always shown, in order, at most seven entries', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 2000}), fc.nat(), (pageCount, seed) => {
      const page = (seed % pageCount) + 1
      const shown = pageNumbers(page, pageCount)
      const numbers = shown.filter((number) => number !== null)
      expect(shown.length).toBeLessThanOrEqual(7)
      expect(numbers).toContain(page)
      expect(numbers[0]).toBe(1)
      expect(numbers.at(-1)).toBe(pageCount)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }),
  )
})
