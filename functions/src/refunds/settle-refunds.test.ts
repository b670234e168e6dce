import fc from 'fast-check'
import {expect, test} from 'vitest'
import {hasFailed, linesNamed, namesOfLines} from './settle-refunds.ts'

const line = fc.record(
  {
    lineId: fc.stringMatching(/^\w{1,12}$/),
    amountCents: fc.integer({min: 0, max: 1_000_000}),
    quantity: fc.integer({min: 1, max: 500}),
  },
  {requiredKeys: ['lineId', 'amountCents']},
)

test('a refund that Stripe keeps names its lines, what they cost, and how many seats', () => {
  const lines = [
    {lineId: 'line1', amountCents: 8999},
    {lineId: 'line2', amountCents: 29_700, quantity: 3},
  ]
  expect(namesOfLines(lines)).toBe('line1:8999 line2:29700x3')
  expect(linesNamed('line1:8999 line2:29700x3')).toEqual(lines)
  expect(linesNamed('')).toEqual([])
})

test('all lines that fit are read again as they were, and where one does not fit none is named', () => {
  fc.assert(
    fc.property(fc.array(line, {maxLength: 40}), (lines) => {
      const names = namesOfLines(lines)
      // Stripe takes 500 characters of each value.
      expect(names.length).toBeLessThanOrEqual(500)
      expect(linesNamed(names)).toEqual(names === '' ? [] : lines)
    }),
  )
})

test('exactly as many characters as Stripe takes fit', () => {
  const of = (length: number) => [{lineId: 'x'.repeat(length - 2), amountCents: 1}]
  expect(namesOfLines(of(500))).toHaveLength(500)
  expect(namesOfLines(of(501))).toBe('')
})

// https://docs.stripe.com/api/refunds/object#refund_object-status
test.each([
  ['succeeded', false],
  ['pending', false],
  ['requires_action', false],
  ['failed', true],
  ['canceled', true],
  [null, false],
])('a refund that is %s has failed: %s', (status, failed) => {
  expect(hasFailed({status})).toBe(failed)
})
