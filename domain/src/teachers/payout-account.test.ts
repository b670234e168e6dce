import {expect, test} from 'vitest'
import {failureInWords, missingInWords, payoutAmount, payoutStanding} from './payout-account.ts'

test('an account is what Stripe said of it last', () => {
  const nothing = {enabled: false, missing: []}
  expect(payoutStanding(null, nothing)).toBe('none')
  expect(payoutStanding('acct_1', nothing)).toBe('checking')
  expect(payoutStanding('acct_1', {enabled: false, missing: ['external_account']})).toBe('missing')
  // What is wanted later keeps nothing back today.
  expect(payoutStanding('acct_1', {enabled: true, missing: ['individual.id_number']})).toBe('ready')
  expect(payoutStanding('acct_1', {enabled: false, missing: ['x'], obstacle: 'refused'})).toBe('refused')
  expect(payoutStanding('acct_1', {...nothing, obstacle: 'closed'})).toBe('closed')
})

test('what Stripe wants is said once each, and nothing of it as Stripe names it', () => {
  expect(
    missingInWords([
      'external_account',
      'individual.dob.day',
      'individual.dob.year',
      'individual.first_name',
      'individual.last_name',
      'person_1.verification.document',
      'tos_acceptance.ip',
      'something.new',
    ]),
  ).toEqual([
    'your name',
    'your date of birth',
    'a picture of an identity document',
    'a bank account that can be paid',
    'that you agree to Stripe’s terms',
    'some more details',
  ])
  expect(missingInWords([])).toEqual([])
})

test.each([
  ['account_closed', /closed/],
  ['no_account', /number or holder/],
  ['invalid_account_number_length', /number or holder/],
  ['invalid_currency', /currency/],
  ['could_not_process', /without a reason/],
  [null, /without a reason/],
])('a payout that came back for %s', (code, words) => {
  expect(failureInWords(code)).toMatch(words)
})

test('an amount is in its own currency', () => {
  expect(payoutAmount(4000, 'usd')).toBe('$40.00')
  expect(payoutAmount(4000, 'jpy')).toBe('¥4,000')
})
