import {noProgress} from '@lectern/domain/learning/progress'
import {expect, test} from 'vitest'
import {doneWords} from './done-words'

const may3 = Date.UTC(2026, 4, 3, 12)
const may5 = Date.UTC(2026, 4, 5, 12)

test('what makes a lesson done is said before it is', () => {
  expect(doneWords(noProgress, 'a', false)).toBe('A lesson is done when you say so.')
  expect(doneWords(noProgress, 'a', true)).toContain('or when every question on it is answered right')
})

test('a lesson says by what it was done', () => {
  const marked = {...noProgress, done: {a: may3}}
  expect(doneWords(marked, 'a', false)).toBe('Done: you marked it as done on May 3, 2026.')
  expect(doneWords(marked, 'b', false)).toBe('A lesson is done when you say so.')
  expect(doneWords({...noProgress, passed: {a: may5}}, 'a', true)).toBe(
    'Done: you passed its quiz on May 5, 2026.',
  )
  expect(doneWords({...marked, passed: {a: may5}}, 'a', true)).toBe(
    'Done: you marked it as done on May 3, 2026 and passed its quiz on May 5, 2026.',
  )
})

test('a quiz that is still to be passed is named', () => {
  expect(doneWords({...noProgress, done: {a: may3}}, 'a', true)).toContain('its quiz is still to be passed')
})
