import {expect, test} from 'vitest'
import {isAddress, splitAddresses} from './address-list.ts'
import {addressOf, nameOf} from './mail.ts'

test('addresses are split at commas outside quotes and brackets', () => {
  expect(splitAddresses('a@x.org, "Doe, \\"JD\\" Jane" <jane@x.org>,, Bo <bo@x.org> ')).toEqual([
    'a@x.org',
    '"Doe, \\"JD\\" Jane" <jane@x.org>',
    'Bo <bo@x.org>',
  ])
})

test.each([
  ['a@x.org', true],
  ['Ada <a@x.org>', true],
  ['Ada', false],
  ['Ada <>', false],
  ['a@@x.org', false],
  ['a b@x.org', false],
])('%s: %s', (address, expected) => {
  expect(isAddress(address)).toBe(expected)
})

test('a recipient has an address and a name', () => {
  expect(addressOf('"Doe, Jane" <Jane@X.org>')).toBe('jane@x.org')
  expect(nameOf('"Doe, Jane" <Jane@X.org>')).toBe('Doe, Jane')
  expect(nameOf('a@x.org')).toBe('a@x.org')
})
