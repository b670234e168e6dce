import {expect, test} from 'vitest'
import {formerWords, payoutWords} from './payout-words'

const standing = {
  state: 'active',
  availableCents: 4000,
  pendingCents: 0,
  waitsFor: null,
  nextRunAt: Date.UTC(2026, 11, 7),
} as const
const ended = {...standing, state: 'ended', availableCents: 0} as const

test('what is available is paid out with the next run, or says what it waits for', () => {
  expect(payoutWords(standing)).toBe('$40.00 will be paid out on Dec 7, 2026.')
  expect(payoutWords({...standing, waitsFor: 'no-account'})).toContain('no account at Stripe')
  expect(payoutWords({...standing, waitsFor: 'account-restricted'})).toContain('at the moment')
  expect(payoutWords({...standing, state: 'paused', waitsFor: 'paused'})).toBe(
    '$40.00 waits for you until your teaching goes on.',
  )
  expect(payoutWords({...standing, waitsFor: 'too-little'})).toContain('They begin at $25.00')
  expect(payoutWords({...standing, waitsFor: 'negative'})).toContain('The next sales make up for it')
})

test('to who has ended no least amount and no further sales are named', () => {
  expect(payoutWords({...ended, waitsFor: 'too-little'})).toBe('There is nothing left to pay out.')
  expect(payoutWords({...ended, pendingCents: 900, waitsFor: 'too-little'})).toContain(
    'however little it is, once nothing is pending',
  )
  expect(payoutWords({...ended, waitsFor: 'negative'})).toBe(
    'More was given back than is available. Nothing is taken from your bank.',
  )
})

test('whoever does not teach any more, or not at the moment, is told so', () => {
  expect(formerWords('active')).toBeNull()
  expect(formerWords('paused')).toContain('Your teaching is paused')
  for (const state of ['ended', 'invited'] as const)
    expect(formerWords(state)).toContain('You do not teach here any more')
})
