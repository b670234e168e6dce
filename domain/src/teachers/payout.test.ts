import fc from 'fast-check'
import {expect, test} from 'vitest'
import {addDays, DAY_MS, startOf} from '../statistics/days.ts'
import {MIN_PAYOUT_CENTS, nextRunAt, payoutId, payoutOf, periodOf, waitsFor} from './payout.ts'

test('a weekly run begins on Monday at midnight in UTC', () => {
  const at = (time: string) => periodOf(Date.parse(time), 7)
  expect(at('2026-11-22T23:59:59.999Z')).toBe('2026-11-16')
  expect(at('2026-11-23T00:00:00Z')).toBe('2026-11-23')
  expect(at('2026-11-26T03:00:00Z')).toBe('2026-11-23')
  expect(nextRunAt(Date.parse('2026-11-26T03:00:00Z'), 7)).toBe(Date.parse('2026-11-30T00:00:00Z'))
})

test('every moment is in one run, and the next begins when it ends', () => {
  fc.assert(
    fc.property(
      fc.integer({min: Date.parse('2025-01-01'), max: Date.parse('2040-01-01')}),
      fc.integer({min: 1, max: 60}),
      (now, days) => {
        const period = periodOf(now, days)
        expect(startOf(period)).toBeLessThanOrEqual(now)
        expect(nextRunAt(now, days)).toBe(startOf(period) + days * DAY_MS)
        expect(nextRunAt(now, days)).toBeGreaterThan(now)
        expect(periodOf(nextRunAt(now, days) - 1, days)).toBe(period)
        expect(periodOf(nextRunAt(now, days), days)).toBe(addDays(period, days))
      },
    ),
  )
})

test('a teacher has one payout of a run at most', () => {
  const id = 'instructor-amara-okafor-2026-11-23'
  expect(payoutId('instructor-amara-okafor', '2026-11-23')).toBe(id)
  expect(payoutOf(id)).toEqual({teacher: 'instructor-amara-okafor', run: '2026-11-23'})
  for (const other of ['', '2026-11-23', '-2026-11-23', 'instructor-2026-11', `${id} `])
    expect(payoutOf(other)).toBeNull()
})

const of = (availableCents: number, pendingCents = 0) => ({availableCents, pendingCents})
const paid = {state: 'active', stripeAccountId: 'acct_1', payouts: {enabled: true}} as const
const restricted = {...paid, payouts: {enabled: false}}
const nobody = {...restricted, stripeAccountId: null}

test('what is enough is paid out where Stripe pays out, and waits elsewhere', () => {
  expect(waitsFor(paid, of(MIN_PAYOUT_CENTS))).toBeNull()
  expect(waitsFor(paid, of(MIN_PAYOUT_CENTS - 1))).toBe('too-little')
  expect(waitsFor(nobody, of(-1))).toBe('negative')
  expect(waitsFor(restricted, of(MIN_PAYOUT_CENTS))).toBe('account-restricted')
  expect(waitsFor(nobody, of(MIN_PAYOUT_CENTS))).toBe('no-account')
  expect(waitsFor({...paid, state: 'paused'}, of(MIN_PAYOUT_CENTS))).toBe('paused')
})

test('of who has ended the last cent is paid out, once nothing is pending', () => {
  const ended = {...paid, state: 'ended'} as const
  expect(waitsFor(ended, of(1))).toBeNull()
  expect(waitsFor(ended, of(0))).toBe('too-little')
  expect(waitsFor(ended, of(1, 1))).toBe('too-little')
  expect(waitsFor(ended, of(MIN_PAYOUT_CENTS, 1))).toBeNull()
  expect(waitsFor({...nobody, state: 'ended'}, of(1))).toBe('no-account')
})
