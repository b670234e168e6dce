import {expect, test} from 'vitest'
import {matchPatterns} from './match-patterns'

test('a search becomes patterns, which have the beginnings of words', () => {
  expect(matchPatterns('  data-driven, Tomás* ')).toEqual(['data-driven*', 'Tomás*'])
  expect(matchPatterns('don’t c++')).toEqual(['don*', 'c*'])
  expect(matchPatterns('?! * ')).toEqual([])
})
