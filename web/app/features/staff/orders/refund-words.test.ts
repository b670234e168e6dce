import {expect, test} from 'vitest'
import {refundOutcome} from './refund-words'

const [typography, colour] = [{title: 'Typography'}, {title: 'Colour'}]
const bundle = {title: 'Both', courses: [{courseId: 'a', title: 'Letters', shareCents: 5999}]}
const kept = [typography, colour]

test.each([
  [[typography], 'Typography is withdrawn with its certificate. The learner keeps the rest'],
  [[typography, colour], 'Typography and Colour are withdrawn with their certificates. This cannot'],
  [[], 'nothing is withdrawn'],
  [[bundle], 'the courses of Both are withdrawn with their certificates'],
])('a refund says what goes back and what is withdrawn: %j', (withdrawn, words) => {
  const outcome = refundOutcome({amount: '$59.99', withdrawn, kept})
  expect(outcome).toContain('$59.99 goes back')
  expect(outcome).toContain(words)
})

test('without an amount nothing goes back', () => {
  expect(refundOutcome({amount: null, withdrawn: [], kept})).toContain('Nothing goes back yet')
})
