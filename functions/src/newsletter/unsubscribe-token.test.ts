import {MAILINGS} from '@lectern/domain/newsletter/mailings'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {readUnsubscription, signUnsubscription} from './unsubscribe-token.ts'

const secret = 'a secret'
const unsubscription = fc.record({email: fc.emailAddress(), mailing: fc.constantFrom(...MAILINGS)})

test('a token unsubscribes the address it was made for from the mailing it was made for', () => {
  fc.assert(
    fc.property(unsubscription, (wanted) => {
      const token = signUnsubscription(wanted, secret)
      expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
      expect(readUnsubscription(token, secret)).toEqual({...wanted, email: wanted.email.toLowerCase()})
    }),
  )
})

test('a token that was changed anywhere, or signed with another secret, is not valid', () => {
  fc.assert(
    fc.property(unsubscription, fc.nat(), fc.constantFrom('a', 'B', '.', '-'), (wanted, at, character) => {
      const token = signUnsubscription(wanted, secret)
      const place = at % token.length
      const changed = token.slice(0, place) + character + token.slice(place + 1)
      fc.pre(changed !== token)
      expect(readUnsubscription(changed, secret)).toBeNull()
      expect(readUnsubscription(signUnsubscription(wanted, 'another'), secret)).toBeNull()
    }),
  )
})

test('any other text is not valid', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readUnsubscription(text, secret)).toBeNull()
    }),
  )
})
