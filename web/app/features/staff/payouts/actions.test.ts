import {RouterContextProvider} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {call} from '~/lib/firebase/call'
import {CallFailure} from '~/lib/firebase/call-failure'
import {correctBalance} from './actions'

vi.mock('~/lib/firebase/call', () => ({call: vi.fn<typeof call>()}))
vi.mock('../teachers/find-instructors', async (original) => ({
  ...(await original<typeof import('../teachers/find-instructors')>()),
  findInstructor: (name: string) =>
    Promise.resolve(name === 'gone' ? {mistake: 'There is none.'} : {instructorId: name}),
}))
vi.mock('~/lib/sanity/client')

beforeEach(() => {
  for (const level of ['error', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  vi.mocked(call).mockReset().mockResolvedValue({name: 'Ada', amountCents: -5000})
})

/** Asks for a correction, as each time that the dialog is filled in. @returns the id that it is made once by */
async function ask(amount = '50.00', instructor = 'ada', more = {}): Promise<string> {
  const entered = {instructor, direction: 'take', amount, reason: 'Paid twice.', ...more}
  const body = new FormData()
  for (const [field, value] of Object.entries(entered)) body.set(field, value)
  await correctBalance(body, {url: new URL('http://shop.test/'), context: new RouterContextProvider()})
  const {requestId} = (vi.mocked(call).mock.lastCall?.[1] ?? {}) as {requestId: string}
  return requestId
}
const fail = (reason: string) =>
  vi.mocked(call).mockRejectedValueOnce(new CallFailure('correctBalance', {reason}))

test('a correction is one and the same until it is known what became of it', async () => {
  fail('unavailable')
  const unknown = await ask()
  fail('unavailable')
  expect(await ask()).toBe(unknown)
  expect(await ask()).toBe(unknown)
  expect(await ask()).not.toBe(unknown)
})

test('another in its place is made once staff know that the first was', async () => {
  fail('unavailable')
  const unknown = await ask()
  fail('correction-made')
  expect(await ask('45.00')).toBe(unknown)
  expect(await ask('45.00')).not.toBe(unknown)
})

test('it stays the same where another teacher’s balance is corrected in between', async () => {
  fail('unavailable')
  const unknown = await ask()
  const others = await ask('10.00', 'ben')
  expect(await ask()).toBe(unknown)
  fail('unavailable')
  const next = await ask()
  fail('correction-made')
  const made = await ask('10.00', 'ben')
  expect(await ask()).toBe(next)
  expect(new Set([unknown, others, next, made, await ask('10.00', 'ben')]).size).toBe(5)
})

test('of a teacher of the list it is corrected also where the content does not have them any more', async () => {
  await ask('50.00', 'gone')
  expect(call).not.toHaveBeenCalled()
  await ask('50.00', 'gone', {isKnown: 'yes'})
  expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({instructorId: 'gone', amountCents: -5000})
})
