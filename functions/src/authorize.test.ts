import type {Audience} from '@lectern/domain/audience'
import {contract} from '@lectern/domain/contracts'
import {RECENT_SIGN_IN_MS, STAFF_SIGN_IN_MS} from '@lectern/domain/staff/sign-in'
import type {CallableRequest} from 'firebase-functions/v2/https'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import * as z from 'zod/mini'
import {assertRecentSignIn, authorize} from './authorize.ts'
import {staffMember, type MemberEntry, type Passkey} from './staff-member.ts'
import {payeeOf, teacherOf} from './teacher.ts'

vi.mock('./staff-member.ts', () => ({staffMember: vi.fn<typeof staffMember>()}))
vi.mock('./teacher.ts', () => ({
  payeeOf: vi.fn<typeof payeeOf>(),
  teacherOf: vi.fn<typeof teacherOf>(),
}))

const NOW = Date.UTC(2026, 10, 24, 12)
/** What stands in the document of whoever calls; null where there is none. */
const entry = (member: Partial<MemberEntry> | null) =>
  ({data: () => member ?? undefined}) as Awaited<ReturnType<typeof staffMember>>
const act = (audience: Audience) =>
  contract({name: 'act', audience, input: z.object({}), output: z.object({}), reasons: []})

/** Asks for somebody who signed in so long ago (ms), and whose token has the claim of an owner. */
const ask = (who: 'staff' | 'owner' | 'teacher' | 'payee' | 'signed-in', msAgo = 0, passkeyAt?: number) =>
  authorize(act(who), {
    auth: {
      uid: 'sam',
      token: {role: 'owner', auth_time: (NOW - msAgo) / 1000, ...(passkeyAt && {passkeyAt})},
    },
    rawRequest: {get: () => undefined},
  } as unknown as CallableRequest)

beforeEach(() => {
  vi.useFakeTimers({now: NOW})
  vi.stubEnv('SITE_URL', 'https://lectern.example')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(staffMember).mockReset()
})

describe('staff', () => {
  test('are asked for at every call, whatever the token says', async () => {
    vi.mocked(staffMember)
      .mockResolvedValueOnce(entry({role: 'staff'}))
      .mockResolvedValueOnce(entry(null))
    expect(await ask('staff')).toMatchObject({uid: 'sam', signedInAt: NOW})
    await expect(ask('staff')).rejects.toMatchObject({reason: 'not-staff'})
    expect(staffMember).toHaveBeenCalledTimes(2)
  })

  test('do not act for owners, who act for both', async () => {
    vi.mocked(staffMember)
      .mockResolvedValueOnce(entry({role: 'staff'}))
      .mockResolvedValue(entry({role: 'owner'}))
    await expect(ask('owner')).rejects.toMatchObject({reason: 'not-staff'})
    expect(await ask('owner')).not.toBeNull()
    expect(await ask('staff')).not.toBeNull()
  })

  test('sign in again after twelve hours', async () => {
    vi.mocked(staffMember).mockResolvedValue(entry({role: 'staff'}))
    expect(await ask('staff', STAFF_SIGN_IN_MS)).not.toBeNull()
    await expect(ask('staff', STAFF_SIGN_IN_MS + 1000)).rejects.toMatchObject({reason: 'sign-in-again'})
  })
})

test('whoever teaches is asked for at every call, and comes with the instructor that they are', async () => {
  vi.mocked(teacherOf).mockResolvedValueOnce('instructor-a').mockResolvedValueOnce(null)
  expect(await ask('teacher')).toMatchObject({uid: 'sam', instructorId: 'instructor-a'})
  // Paused since, or ended.
  await expect(ask('teacher')).rejects.toMatchObject({reason: 'not-teacher'})
  // What they have earned is asked for by another question.
  vi.mocked(payeeOf).mockResolvedValueOnce('instructor-a').mockResolvedValueOnce(null)
  expect(await ask('payee')).toMatchObject({instructorId: 'instructor-a'})
  await expect(ask('payee')).rejects.toMatchObject({reason: 'not-teacher'})
  expect(teacherOf).toHaveBeenCalledTimes(2)
  // Teaching is no role of staff, and staff do not teach by being staff.
  expect(staffMember).not.toHaveBeenCalled()
})

describe('a passkey', () => {
  const passkeys = [{} as Passkey]
  const at = NOW / 1000 - 60

  test('confirms the sign-in of whoever has one', async () => {
    vi.mocked(staffMember).mockResolvedValue(entry({role: 'staff', passkeys}))
    await expect(ask('staff')).rejects.toMatchObject({reason: 'passkey-needed'})
    expect(await ask('staff', 0, at)).toMatchObject({passkeyAt: at})
  })

  test('that was taken away has confirmed nothing', async () => {
    vi.mocked(staffMember).mockResolvedValue(entry({role: 'staff', passkeys, passkeysRemovedAt: at + 1}))
    await expect(ask('staff', 0, at)).rejects.toMatchObject({reason: 'passkey-needed'})
    expect(await ask('staff', 0, at + 1)).not.toBeNull()
  })

  test('is needed by everybody where the parameter says so', async () => {
    vi.stubEnv('STAFF_PASSKEYS', 'required')
    vi.mocked(staffMember).mockResolvedValue(entry({role: 'staff'}))
    await expect(ask('staff')).rejects.toMatchObject({reason: 'passkey-needed'})
  })
})

test('learners cost no question who is staff, and may stay signed in', async () => {
  expect(await ask('signed-in', 30 * STAFF_SIGN_IN_MS)).toMatchObject({uid: 'sam'})
  expect(staffMember).not.toHaveBeenCalled()
})

test('what cannot be taken back wants a sign-in of the last quarter of an hour', async () => {
  const before = await ask('signed-in', RECENT_SIGN_IN_MS)
  const long = await ask('signed-in', RECENT_SIGN_IN_MS + 1000)
  if (!before || !long) throw new Error('Nobody calls.')
  expect(() => assertRecentSignIn(before)).not.toThrow()
  expect(() => assertRecentSignIn(long)).toThrow(expect.objectContaining({reason: 'sign-in-again'}))
})
