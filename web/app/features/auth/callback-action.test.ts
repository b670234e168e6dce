import {describe, expect, test} from 'vitest'
import {AuthFailure} from '~/lib/firebase/auth-failure'
import {callbackAction, explainFailure} from './callback-action'

const action = (query: string) => callbackAction(new URLSearchParams(query))

describe('the action of the callback', () => {
  test.for([
    ['mode=verifyEmail&oobCode=abc', {kind: 'verify-email', code: 'abc'}],
    ['provider=google', {kind: 'provider', provider: 'google'}],
    ['provider=facebook', {kind: 'provider', provider: 'facebook'}],
    ['provider=elsewhere', {kind: 'session'}],
    ['', {kind: 'session'}],
    ['error=access_denied', {kind: 'refused', words: 'Signing in was cancelled.'}],
  ] as const)('?%s', ([query, expected]) => {
    expect(action(query)).toEqual(expected)
  })

  test('an error takes precedence', () => {
    expect(action('provider=google&oobCode=abc&error=x').kind).toBe('refused')
  })

  test.for([
    'error=x',
    'error=x&error_description=Call+this+number',
    'error_description=Call+this+number',
    'error=constructor',
  ])(
    'an error that nobody knows (%s) is an error, in our own words',
    {tags: ['S8.05.01', 'S8.05.02']},
    (query) => {
      expect(action(query)).toEqual({
        kind: 'refused',
        words: 'The sign-in service did not let you in. Please try again.',
      })
    },
  )
})

describe('the reason for a failure', () => {
  test('a used link, a lost connection, another sign-in method', () => {
    const verify = {kind: 'verify-email', code: 'x'} as const
    const google = {kind: 'provider', provider: 'google'} as const
    expect(explainFailure(verify, new AuthFailure('invalid-code'))).toMatch(/used already or has expired/)
    expect(explainFailure(verify, new AuthFailure('offline'))).toMatch(/check your connection/)
    expect(explainFailure(google, new AuthFailure('other-provider'))).toMatch(/already have an account/)
    expect(explainFailure(google, new Error('secret'))).toBe('Please sign in again.')
  })
})
