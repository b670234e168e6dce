import {expect, test} from 'vitest'
import {verdict} from './verdict'

test('what is right to do is not called wrong', () => {
  expect(verdict(true, true)).toBe('Right, you chose this')
  expect(verdict(true, false)).toBe('This one is right')
  expect(verdict(false, true)).toBe('Not right, you chose this')
  expect(verdict(false, false)).toBe('Rightly left alone')
})
