import {sendContactMessage} from '@lectern/domain/contracts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {messageErrors, type ContactMessage} from './contact-message'

const message: ContactMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A question',
  message: 'Hello.',
}

describe('a message to the shop', () => {
  test('can be sent when every field is filled', () => {
    expect(messageErrors(message)).toEqual({})
  })

  test.each(['name', 'email', 'subject', 'message'] as const)('needs its %s', (field) => {
    expect(Object.keys(messageErrors({...message, [field]: '  '}))).toEqual([field])
  })

  test('needs an address that looks like one', () => {
    expect(messageErrors({...message, email: 'ada@example'}).email).toBe(
      'Please enter a valid email address.',
    )
    expect(messageErrors({...message, email: ' ada@example.com '})).toEqual({})
  })

  test.each([
    ['name', 200],
    ['subject', 200],
    ['message', 10_000],
  ] as const)('takes as much as the function does: %s of %i characters', (field, most) => {
    for (const length of [most, most + 1]) {
      const typed = {...message, [field]: 'a'.repeat(length)}
      expect(messageErrors(typed)[field] === undefined).toBe(length === most)
      expect(sendContactMessage.input.safeParse(typed).success).toBe(length === most)
    }
  })

  test('is refused here exactly when the function would refuse it', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'ada@example.com', ' ada@example.com '))
    fc.assert(
      fc.property(fc.record({name: text, email: text, subject: text, message: text}), (typed) => {
        const accepted = sendContactMessage.input.safeParse(typed).success
        expect(Object.keys(messageErrors(typed)).length === 0).toBe(accepted)
      }),
    )
  })
})
