import {createCheckout} from '@lectern/domain/checkout/contracts'
import {sendNewsletter} from '@lectern/domain/mail/newsletter-contracts'
import {describe, expect, test} from 'vitest'
import {accountAttempts} from './attempts/account'
import {learningAttempts} from './attempts/learning'
import {mailingAttempts} from './attempts/mailing'
import {shopAttempts} from './attempts/shop'
import {AuthFailure, toAuthFailure} from './auth-failure'
import {CallFailure} from './call-failure'
import {errorToast, errorMessage, providerWords} from './error-messages'

const attempts = {
  ...shopAttempts,
  ...accountAttempts,
  ...learningAttempts,
  ...mailingAttempts,
}
const refusal = (reason: string) => new CallFailure('x', {reason})

describe('the message for a failure', () => {
  test.for([
    ['checkout', 'There was a problem processing your payment. Please try again.'],
    ['signIn', 'Failed to sign in. Please check your credentials.'],
    ['signUp', 'Failed to create account. Please try again.'],
    ['requestReset', 'Failed to send password reset email. Please try again.'],
    ['resetPassword', 'Failed to update password. Please try again.'],
    ['changePassword', 'Could not update your password'],
    ['sendNewsletter', 'Unknown error occurred'],
    ['subscribe', 'Unknown error'],
  ] as const)(
    '%s falls back to “%s”',
    {
      tags: ['S7.05.04', 'S8.03.03', 'S8.04.02', 'S8.04.03', 'S8.05.07', 'S8.07.13', 'S8.07.17'],
    },
    ([attempt, words]) => {
      expect(errorMessage(attempts[attempt], new Error('ECONNREFUSED 10.0.0.1'))).toBe(words)
      expect(errorMessage(attempts[attempt], refusal('a-reason-of-tomorrow'))).toBe(words)
    },
  )

  test('a checkout without an address', {tags: ['S8.03.04']}, () => {
    expect(errorMessage(attempts.checkout, refusal('unreadable'))).toBe('No checkout URL returned')
  })

  test(
    'every reason of a failed checkout, except internal errors, has its own message',
    {tags: ['S8.03.02']},
    () => {
      const fallback = errorMessage(attempts.checkout, new Error('x'))
      const without = createCheckout.reasons.filter(
        (reason) => errorMessage(attempts.checkout, refusal(reason)) === fallback,
      )
      expect(without).toEqual(['payment-unavailable'])
    },
  )

  test('a wrong password', {tags: ['S8.04.01', 'S8.04.02', 'S8.06.02', 'S8.07.12']}, () => {
    const failure = toAuthFailure({code: 'auth/invalid-credential', message: 'Firebase: Error'})
    expect(errorMessage(attempts.signIn, failure)).toBe('Failed to sign in. Please check your credentials.')
    expect(errorMessage(attempts.changePassword, failure)).toBe('Your current password is not correct.')
  })

  test('a weak password that only the service rejects', {tags: ['S8.06.03']}, () => {
    const failure = toAuthFailure({code: 'auth/weak-password', message: 'Firebase: Error'})
    for (const attempt of ['signUp', 'resetPassword', 'changePassword'] as const)
      expect(errorMessage(attempts[attempt], failure)).toBe('Password must be at least 6 characters')
  })

  test('a toast begins with what was attempted', () => {
    expect(errorToast(attempts.sendNewsletter, refusal('no-recipients'))).toEqual({
      title: 'Error',
      description: 'Failed to send newsletter: nobody on the list can be written to',
      variant: 'destructive',
    })
    expect(errorToast(attempts.saveProfile, new Error('x'))).toMatchObject({
      title: 'Error updating profile',
      description: 'Please try again later',
    })
  })

  test('a call without an answer has another message than an error of the service, where that matters', () => {
    const silence = new CallFailure('x', {reason: 'unavailable'}, new Error('internal [0]'))
    expect(errorMessage(attempts.subscribe, silence)).toMatch(/^we could not be reached/)
    expect(errorMessage(attempts.requestReset, silence)).toBe(
      'Failed to send password reset email. Please try again.',
    )
  })

  test.for(['Google', 'Facebook'])('a provider, %s', {tags: ['S8.04.04']}, (provider) => {
    expect(providerWords(provider, new AuthFailure('cancelled'))).toBe(
      `Failed to sign in with ${provider}. Please try again.`,
    )
  })

  test.for([
    ['mail-unavailable', 'the mail service is not available'],
    ['no-recipients', 'nobody on the list can be written to'],
    [
      'already-sent',
      'somebody has sent or scheduled this draft already. To send it as another newsletter, save it as a template and start from that',
    ],
    ['invalid-argument', 'the subject, the content or an address was not accepted'],
    ['rate-limited', 'too many newsletters in a short time; please wait a few minutes'],
    ['signed-out', 'your session has ended; please sign in again'],
    ['not-staff', 'only staff can send newsletters'],
  ])('a newsletter refused for %s', {tags: ['S7.05.04']}, ([reason, words]) => {
    expect(errorMessage(attempts.sendNewsletter, refusal(reason!))).toBe(words)
  })

  test('every reason of a failed newsletter has its own message', {tags: ['S7.05.04']}, () => {
    const without = sendNewsletter.reasons.filter(
      (reason) => errorMessage(attempts.sendNewsletter, refusal(reason)) === 'Unknown error occurred',
    )
    expect(without).toEqual([])
  })

  test('the library’s message is never shown', {tags: ['S8.04.01']}, () => {
    const error = Object.assign(new Error('Firebase: secret detail (auth/internal-error).'), {
      code: 'auth/internal-error',
    })
    for (const attempt of ['signIn', 'signUp', 'resetPassword'] as const) {
      expect(errorMessage(attempts[attempt], toAuthFailure(error))).not.toContain('secret')
    }
  })
})
