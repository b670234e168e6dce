import {expect, test} from 'vitest'
import {readConfirmation, signConfirmation} from './confirmation-token.ts'
import {readUnsubscription, signUnsubscription} from './unsubscribe-token.ts'

const secret = 'a secret'

test('a link confirms the address it was mailed to, and says until when', () => {
  const token = signConfirmation({email: ' Ada@Example.com', expiresAt: 5}, secret)
  expect(readConfirmation(token, secret)).toEqual({email: 'ada@example.com', expiresAt: 5})
  expect(readConfirmation(token, 'another')).toBeNull()
  expect(readConfirmation(`${token}x`, secret)).toBeNull()
})

test('a link to leave does not confirm, and one to confirm does not leave', () => {
  const leaving = signUnsubscription({email: 'ada@example.com', mailing: 'newsletter'}, secret)
  expect(readConfirmation(leaving, secret)).toBeNull()
  const confirming = signConfirmation({email: 'ada@example.com', expiresAt: 5}, secret)
  expect(readUnsubscription(confirming, secret)).toBeNull()
})
