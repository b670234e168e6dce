import {expect, test} from 'vitest'
import {recipientLimits} from './recipient-limits.ts'

test('every tag of an address counts as one mailbox, of each kind and in all', () => {
  const limits = recipientLimits('password-reset', 'ada@example.com')
  expect(recipientLimits('password-reset', 'Ada+1@example.com')).toEqual(limits)
  const [, inAll] = limits
  expect(recipientLimits('verification-to', 'ada+2@example.com')[1]).toEqual(inAll)
  expect(inAll?.windowSeconds).toBe(24 * 60 * 60)
})
