import {expect, test} from 'vitest'
import {amountHint, refundOutcome} from './refund-words'

const [typography, colour] = [
  {lineId: '1', title: 'Typography'},
  {lineId: '2', title: 'Colour'},
]
const bundle = {lineId: '3', title: 'Both', courses: [{courseId: 'a', title: 'Letters', shareCents: 5999}]}
const kept = [typography, colour]

test.each([
  [[typography], 'Typography is withdrawn with its certificate. The learner keeps the rest'],
  [[typography, colour], 'Typography and Colour are withdrawn with their certificates. This cannot'],
  [[], 'nothing is withdrawn'],
  [[bundle], 'the courses of Both are withdrawn with their certificates'],
])('a refund says what goes back and what is withdrawn: %j', (withdrawn, words) => {
  const chosen = withdrawn.map(({lineId}) => lineId)
  const outcome = refundOutcome({amount: '$59.99', chosen, withdrawn, kept})
  expect(outcome).toContain('$59.99 goes back')
  expect(outcome).toContain(words)
})

test('without an amount nothing goes back', () => {
  expect(refundOutcome({amount: null, chosen: [], withdrawn: [], kept})).toContain('Nothing goes back yet')
})

test('what goes back with the last money of an order is named', () => {
  const outcome = refundOutcome({amount: '$59.99', chosen: ['1'], withdrawn: kept, kept})
  expect(outcome).toContain('Typography and Colour are withdrawn')
  expect(outcome).toContain('As no more is left of it, the order ends with Colour.')
  expect(outcome).not.toContain('keeps')
})

test('an amount alone is all that is left only where no line is left', () => {
  expect(amountHint('$30.00', [])).toContain('At most $30.00. All')
  expect(amountHint('$30.00', kept)).toContain('Less than $30.00. The learner keeps')
})
