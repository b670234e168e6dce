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

  test(
    'an unknown error is quoted: its description, or else its code',
    {tags: ['S8.05.01', 'S8.05.02']},
    () => {
      expect(action('error=x')).toEqual({kind: 'refused', words: 'The sign-in service answered: “x”'})
      expect(action('error=x&error_description=No+luck')).toEqual({
        kind: 'refused',
        words: 'The sign-in service answered: “No luck”',
      })
    },
  )

  test('a long description is shortened', () => {
    const {words} = action(`error=${'x'.repeat(5000)}`) as {words: string}
    expect(words.length).toBeLessThan(250)
  })
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
