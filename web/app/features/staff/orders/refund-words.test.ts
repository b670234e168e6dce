import {expect, test} from 'vitest'
import {refundOutcome} from './refund-words'

test.each([
  [1, 'the course of this order is withdrawn with its certificate'],
  [2, 'the 2 courses of this order are withdrawn with their certificates'],
])('a refund of %i courses says what is withdrawn', (courses, words) =>
  expect(refundOutcome(courses)).toContain(words),
)
