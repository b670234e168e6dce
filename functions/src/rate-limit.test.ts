import {expect, test} from 'vitest'
import {callerIp} from './rate-limit.ts'

const calledFrom = (address: string) =>
  callerIp({
    get: (header) => (header === 'x-forwarded-for' ? `10.0.0.1, ${address}` : undefined),
    ip: '10.0.0.2',
  })

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nothing of the kind', 'nothing of the kind'],
])('a limit by address counts %s as %s', (address, counted) => {
  expect(calledFrom(address)).toBe(counted)
})
