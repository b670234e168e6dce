import {expect, test} from 'vitest'
import {pluralize} from './pluralize'

test.for([
  [0, '0 courses'],
  [1, '1 course'],
  [12, '12 courses'],
  [10_000, '10,000 courses'],
] as const)('%i: %s', ([count, words]) => {
  expect(pluralize(count, 'course')).toBe(words)
})
