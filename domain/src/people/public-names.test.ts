import {expect, test} from 'vitest'
import {firstName, publicName} from './public-names.ts'

test.each([
  ['Ada Fenn', 'Ada F.'],
  ['Ada Maria de Fenn', 'Ada F.'],
  ['Ada', 'Ada'],
  [' 陳  美玲 ', '陳 美.'],
  ['\u202E', 'A learner'],
  [null, 'A learner'],
])('the name %j is shown as %j', (name, shown) => {
  expect(publicName(name)).toBe(shown)
})

test('nobody but who asked sees more than a first name', () => {
  expect(firstName('Ada Fenn')).toBe('Ada')
  expect(firstName('Ada')).toBe('Ada')
  expect(firstName(null)).toBe('A learner')
})
