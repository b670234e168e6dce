import fc from 'fast-check'
import {expect, test} from 'vitest'
import {isEmail, mailboxOf, normalizeEmail} from './email.ts'

test('a mailbox is that of the address without its tag', () => {
  expect(mailboxOf(' Ada+one@Example.com')).toBe('ada@example.com')
  expect(mailboxOf('ada+one+two@example.com')).toBe('ada@example.com')
  expect(mailboxOf('ada@example.com')).toBe('ada@example.com')
  // Nothing would be left of it.
  expect(mailboxOf('+one@example.com')).toBe('+one@example.com')
})

test('a mailbox is an address, and the same for every tag', () => {
  const local = fc.stringMatching(/^[a-z0-9]{1,10}(\.[a-z0-9]{1,10})?$/)
  const tag = fc.stringMatching(/^[a-z0-9+]{1,10}$/)
  fc.assert(
    fc.property(local, tag, (name, tag) => {
      const mailbox = mailboxOf(`${name}+${tag}@example.com`)
      expect(isEmail(mailbox)).toBe(true)
      expect(mailbox).toBe(normalizeEmail(`${name}@example.com`))
    }),
  )
})
