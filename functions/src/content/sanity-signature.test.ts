import {createHmac} from 'node:crypto'
import {expect, test} from 'vitest'
import {isSignedBySanity} from './sanity-signature.ts'

const secret = 'a secret'
const body = '{"_id":"course-a"}'
const sign = (signed: string, key = secret) =>
  createHmac('sha256', key).update(`1700000000000.${signed}`).digest('base64url')

test('a body signed by Sanity is', () => {
  expect(isSignedBySanity(body, `t=1700000000000,v1=${sign(body)}`, secret)).toBe(true)
})

test.each([
  ['no header', undefined],
  ['an empty header', ''],
  ['another secret', `t=1700000000000,v1=${sign(body, 'another')}`],
  ['another body', `t=1700000000000,v1=${sign('{}')}`],
  ['another time', `t=1700000000001,v1=${sign(body)}`],
  ['half a signature', `t=1700000000000,v1=${sign(body).slice(0, 20)}`],
  ['no time', `v1=${sign(body)}`],
])('%s is not', (_, header) => {
  expect(isSignedBySanity(body, header, secret)).toBe(false)
})
