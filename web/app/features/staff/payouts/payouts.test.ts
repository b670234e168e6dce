import {testFilterProperties} from '@lectern/domain/testing/filter-properties'
import {addDays} from '@lectern/domain/statistics/days'
import {PAYOUT_STATES} from '@lectern/domain/teachers/payout'
import fc from 'fast-check'
import {Timestamp} from 'firebase/firestore/lite'
import {describe, expect, test, vi} from 'vitest'
import {askedRun, payoutFilters} from './payout-filters'
import {loadPayouts} from './payouts'
import type {StaffPayout} from './staff-payout'

const {stored, asked} = vi.hoisted(() => ({
  stored: {payouts: {}, payoutRuns: {}, teachers: {}} as Record<string, Record<string, object>>,
  asked: [] as string[],
}))
vi.mock('~/lib/firebase/app', () => ({app: {}, emulatorAddress: () => null}))
vi.mock('~/lib/firebase/auth', () => ({}))
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original()),
  ...(await import('~/lib/testing/stored-documents')).storedDocuments(stored as never, asked),
}))

const NEWEST = '2026-11-23'
/** A year of runs, and one that was before. */
const RUNS = Array.from({length: 53}, (_, index) => addDays(NEWEST, -7 * index))
const OLDEST = RUNS.at(-1) ?? ''

for (const [index, period] of RUNS.entries()) {
  const waits = {waiting: 0, waitingCents: 0}
  stored['payoutRuns']![period] = {period, isPlanned: true, payouts: 2, amountCents: 1000 + index, ...waits}
  for (const teacher of ['ada', 'ben'])
    stored['payouts']![`${teacher}-${period}`] = {
      teacher,
      name: teacher,
      period,
      state: teacher === 'ben' && period === NEWEST ? 'failed' : 'paid',
      amountCents: 500,
      transferId: null,
      failure: null,
      bankFailure: null,
      plannedAt: Timestamp.fromMillis(Date.parse(period)),
    }
}
stored['teachers']!['ada'] = {name: 'Ada Fenn'}

async function load(search = '') {
  const url = new URL(`https://shop.test/admin/payouts?${search}`)
  const cursor = url.searchParams.get('after')
  const filters = payoutFilters.parse(url.searchParams, {runs: [], teacher: null})
  const page = await loadPayouts({filters, search: '', cursor, url, signal: new AbortController().signal})
  const chosen = payoutFilters.parse(url.searchParams, page.context)
  return {
    ...page,
    ids: page.items.map(({id}) => id),
    chips: payoutFilters.chips(chosen, page.context).map(({label}) => label),
  }
}

test('without filters all payouts are listed, the newest first, with the newest run, and a year of runs to choose from', async () => {
  const {ids, next, run, context, chips} = await load()
  expect(ids).toHaveLength(50)
  expect(ids.slice(0, 2)).toEqual([`ben-${NEWEST}`, `ada-${NEWEST}`])
  expect(run).toMatchObject({period: NEWEST, isNewest: true})
  expect(context.runs).toHaveLength(52)
  expect(context.runs[0]).toEqual({value: NEWEST, label: 'Nov 23, 2026'})
  expect(chips).toEqual([])
  expect((await load(`after=${next}`)).ids).toHaveLength(50)
})

test('a run is opened with its figures and its payouts, also one of long ago', async () => {
  const {ids, run, chips} = await load(`run=${RUNS[3]}&state=paid`)
  expect(ids).toEqual([`ben-${RUNS[3]}`, `ada-${RUNS[3]}`])
  expect(run).toMatchObject({amountCents: 1003, isNewest: false})
  expect(chips).toEqual(['Paid', 'Run of Nov 2, 2026'])
  const old = await load(`run=${OLDEST}`)
  expect(old.ids).toHaveLength(2)
  expect(old.run).toMatchObject({amountCents: 1052, isNewest: false})
  expect(old.chips).toEqual(['Run of Nov 24, 2025'])
})

test('a run that there was not has a chip, and no payouts and figures', async () => {
  const {ids, run, chips} = await load('run=2026-11-24')
  expect({ids, run, chips}).toEqual({ids: [], run: null, chips: ['Run of Nov 24, 2026']})
})

test('the payouts of a teacher are named by the teacher, without the figures of a run', async () => {
  const {ids, run, chips} = await load('teacher=ada')
  expect(ids.every((id) => id.startsWith('ada-'))).toBe(true)
  expect({run, chips}).toEqual({run: null, chips: ['Ada Fenn']})
  expect((await load('teacher=gone')).chips).toEqual(['One teacher'])
  const both = await load(`teacher=ada&run=${NEWEST}`)
  expect(both.ids).toEqual([`ada-${NEWEST}`])
  expect(both.run).toMatchObject({period: NEWEST})
})

test('a payout and a run that cannot be read are left out, and logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const plannedAt = Timestamp.fromMillis(Date.parse('2026-11-30'))
  stored['payouts']!['ada-2026-11-30'] = {teacher: 'ada', state: 'lost', plannedAt}
  stored['payoutRuns']!['2026-11-30'] = {period: '2026-11-30'}
  const {ids, run} = await load()
  expect(ids[0]).toBe(`ben-${NEWEST}`)
  expect(run).toMatchObject({period: NEWEST})
  expect(logged).toHaveBeenCalledTimes(2)
  delete stored['payouts']!['ada-2026-11-30']
  delete stored['payoutRuns']!['2026-11-30']
})

test.each(['', 'run=', 'run=2026', 'run=2026-13-01', 'run=a/b'])('no run is named by %j', async (search) => {
  expect(askedRun(new URL(`https://shop.test/admin/payouts?${search}`))).toBeNull()
})

const payout: fc.Arbitrary<StaffPayout> = fc.record({
  id: fc.stringMatching(/^[0-9a-z]{20}$/),
  teacher: fc.constantFrom('ada', 'ben'),
  name: fc.constant('Ada Fenn'),
  period: fc.constantFrom(...RUNS.slice(0, 3)),
  state: fc.constantFrom(...PAYOUT_STATES),
  amountCents: fc.nat(),
  transferId: fc.constant(null),
  failure: fc.constant(null),
  bankFailure: fc.constant(null),
  plannedAt: fc.nat(),
})

describe('the filters', () => {
  testFilterProperties(payoutFilters, {
    item: payout,
    filters: fc.record({
      state: fc.constantFrom(null, ...PAYOUT_STATES),
      run: fc.constantFrom(null, ...RUNS.slice(0, 3)),
      teacher: fc.constantFrom('', 'ada'),
      sort: fc.constant('given'),
      page: fc.constant(1),
    }),
    context: {runs: RUNS.map((value) => ({value, label: value})), teacher: 'Ada Fenn'},
  })
})
