import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {checkStoredCode} from './entered-discount'
import {storeCode, storedCode} from './stored-code'

const call = vi.hoisted(() => vi.fn())
vi.mock('~/lib/firebase/call', () => ({call}))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  storeCode('SPRING')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['unknown-code', 'code-ended'])(
  'a code that stays refused (%s) is said once, and not kept for later carts',
  async (reason) => {
    call.mockRejectedValueOnce(new CallFailure('checkDiscount', {reason}))
    expect(await checkStoredCode('SPRING')).toMatchObject({terms: null, isLasting: true})
    expect(storedCode()).toBeNull()
  },
)

test.each([
  'code-not-started',
  // Of these an order that waits to be paid may hold the last use, which is free again when it ends unpaid.
  'code-used-up',
  'code-used',
  'code-held',
  'code-needs-verified-email',
  'rate-limited',
  'unavailable',
])('a code that may be used later (%s) is kept', async (reason) => {
  call.mockRejectedValueOnce(new CallFailure('checkDiscount', {reason}))
  expect(await checkStoredCode('SPRING')).toMatchObject({
    terms: null,
    needsVerification: reason === 'code-needs-verified-email',
  })
  expect(storedCode()).toBe('SPRING')
})
