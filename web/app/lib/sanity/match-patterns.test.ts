import fc from 'fast-check'
import {expect, test} from 'vitest'
import {matchPatterns} from './match-patterns'

test('every word is a beginning', () => {
  expect(matchPatterns('  Data-driven   öko 3D ')).toEqual(['Data*', 'driven*', 'öko*', '3D*'])
  expect(matchPatterns(' *?! ')).toEqual([])
})

test('what is typed never becomes a wildcard or an operator', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      for (const pattern of matchPatterns(search)) expect(pattern).toMatch(/^[\p{L}\p{N}]+\*$/u)
    }),
  )
})
