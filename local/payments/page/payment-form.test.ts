import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {luhn, paymentForm, readPayment} from './payment-form.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const METHODS = ['card', 'paypal', 'us_bank_account']
const GOOD = {
  method: 'card',
  email: 'ada@lectern.test',
  number: '4242 4242 4242 4242',
  expiry: '11 / 26',
  cvc: '123',
  name: 'Ada Payer',
}
const read = (change: object = {}, offered = METHODS) =>
  readPayment(paymentForm.parse({...GOOD, ...change}), offered, NOW)

describe('a card', () => {
  test('is read with or without spaces, with two or four digits of the year, until its last month ends', () => {
    expect(read()).toEqual({
      ok: true,
      payment: {
        method: 'card',
        email: 'ada@lectern.test',
        name: 'Ada Payer',
        number: '4242424242424242',
        expiryMonth: 11,
        expiryYear: 2026,
      },
    })
    expect(read({number: '4242-4242-4242-4242', expiry: '1230'}).ok).toBe(true)
    expect(read({expiry: '1/2030'}).ok).toBe(true)
    expect(read({number: '378282246310005', cvc: '1234'}).ok).toBe(true)
  })

  test.each([
    [{number: ''}, {number: 'Enter your card number.'}],
    [{number: '4242 4242'}, {number: 'Your card number is incomplete.'}],
    [{number: '4242 4242 4242 4241'}, {number: 'Your card number is invalid.'}],
    [{number: '4242 4242 4242 424x'}, {number: 'A card number has digits only.'}],
    [{expiry: ''}, {expiry: 'Enter the expiry date.'}],
    [{expiry: '1'}, {expiry: 'The expiry date is incomplete.'}],
    [{expiry: '13 / 30'}, {expiry: 'The expiry month is a number from 01 to 12.'}],
    [{expiry: '10 / 26'}, {expiry: 'Your card has expired.'}],
    [{expiry: '10 / 99'}, {expiry: 'The expiry year is too far away.'}],
    [{cvc: ''}, {cvc: 'Enter the CVC.'}],
    [{cvc: '12'}, {cvc: 'The CVC has 3 digits.'}],
    [{number: '378282246310005'}, {cvc: 'The CVC has 4 digits.'}],
    [{name: '  '}, {name: 'Enter the name on the card.'}],
    [{email: ''}, {email: 'Enter your email address.'}],
    [{email: 'ada@'}, {email: 'This email address is incomplete.'}],
    [{method: 'shells'}, {method: 'Choose how you would like to pay.'}],
  ])('%j is answered with %j', (change, errors) => {
    expect(read(change)).toEqual({ok: false, errors})
  })

  test('with one digit mistyped never passes', () => {
    const digits = fc.array(fc.integer({min: 0, max: 9}), {minLength: 15, maxLength: 15})
    fc.assert(
      fc.property(digits, fc.nat(15), fc.integer({min: 1, max: 9}), (start, place, by) => {
        const valid = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          .map((check) => [...start, check])
          .find((all) => luhn(all.join('')))
        if (valid === undefined) throw new Error('there is always a check digit')
        const mistyped = valid.with(place, ((valid[place] ?? 0) + by) % 10)
        expect(luhn(mistyped.join(''))).toBe(false)
      }),
    )
  })
})

describe('the other methods', () => {
  test('need no card', () => {
    expect(read({method: 'paypal', number: '', cvc: '', expiry: ''})).toMatchObject({ok: true})
    expect(read({method: 'us_bank_account', account: 'Ada', settle: 'fail', seconds: '3'})).toMatchObject({
      ok: true,
      payment: {outcome: 'fail', settleAfter: 3000},
    })
    expect(read({method: 'us_bank_account', account: 'Ada', settle: 'wait'})).toMatchObject({
      payment: {settleAfter: null},
    })
    expect(read({method: 'us_bank_account', account: ''})).toMatchObject({
      errors: {account: 'Enter the name on the account.'},
    })
  })

  test('are taken only where they are offered', () => {
    expect(read({method: 'paypal'}, ['card'])).toMatchObject({ok: false})
  })
})
