import {testFilterProperties} from '@lectern/domain/testing/filter-properties'
import {addDays, dayOf} from '@lectern/domain/statistics/days'
import {ENTRY_KINDS} from '@lectern/domain/teachers/ledger'
import fc from 'fast-check'
import {Timestamp} from 'firebase/firestore/lite'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {entryFilters} from './entry-filters'
import {loadEntries, loadTeacher} from './teacher-details'

const {stored, asked} = vi.hoisted(() => ({
  stored: {ledger: {}, balances: {}, payouts: {}, teachers: {}} as Record<string, Record<string, object>>,
  asked: [] as string[],
}))
vi.mock('~/lib/firebase/app', () => ({app: {}, emulatorAddress: () => null}))
vi.mock('~/lib/firebase/auth', () => ({}))
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original()),
  ...(await import('~/lib/testing/stored-documents')).storedDocuments(stored as never, asked),
}))

const ADA = 'instructor.ada'
const at = (ms: number) => Timestamp.fromMillis(ms)
const teacher = {
  uid: null,
  email: null,
  name: 'Ada Fenn',
  state: 'ended',
  shareBps: 7000,
  invitation: null,
  stripeAccountId: 'acct_1',
  payouts: {
    enabled: false,
    missing: ['individual.dob.day'],
    failure: {payoutId: 'po_1', amount: 4000, currency: 'eur', code: null, at: at(9)},
    checkedAt: at(10),
  },
  invitedAt: at(1),
  since: at(2),
}
stored['teachers']![ADA] = teacher
stored['teachers']!['ben'] = {...teacher, name: 'Ben'}
const tomorrow = addDays(dayOf(Date.now()), 1)
stored['balances']![ADA] = {
  cents: 5000,
  byDay: {[tomorrow]: 2000, '2026-01-01': 3500},
  byMonth: {'2026-01': {sale: 6000, payout: -1000}},
}
const entry = (owner: string, kind: string, time: number, more = {}) => ({
  teacher: owner,
  kind,
  amountCents: 100,
  currency: 'usd',
  availableAt: at(time),
  at: at(time),
  ...more,
})
const sale = {orderId: 'order-1', lineId: '1', courseId: 'course-a', courseTitle: 'Carving', shareBps: 7000}
// Two of one order are of one moment: what comes after a page is told by their ids, too.
for (let index = 1; index <= 30; index += 1)
  for (const course of ['course-a', 'course.b'])
    stored['ledger']![`sale-order-${index}-1-${course}`] = entry(ADA, 'sale', 1000 + index, sale)
stored['ledger']!['correction-ada'] = entry(ADA, 'correction', 2000, {reason: 'A sale that was missed.'})
stored['ledger']!['refund-order-1-1-course-a-re_1'] = entry(ADA, 'refund', 1500, sale)
stored['ledger']!['payout-ada'] = entry(ADA, 'payout', 3000, {payoutId: `${ADA}-2026-11-23`})
stored['ledger']!['sale-ben'] = entry('ben', 'sale', 4000, sale)

const screen = (search = '', id = ADA) =>
  new Request(`https://shop.test/admin/teachers/${encodeURIComponent(id)}${search}`)

beforeEach(() => void (asked.length = 0))

test('a teacher is shown as they are stored, also when they have ended and are erased', async () => {
  const found = await loadTeacher(screen())
  expect(found?.teacher).toMatchObject({
    instructorId: ADA,
    name: 'Ada Fenn',
    state: 'ended',
    email: null,
    since: 2,
    payouts: {missing: ['individual.dob.day'], failure: {amount: 4000, currency: 'eur', code: null, at: 9}},
  })
  expect(found?.standing).toEqual({pendingCents: 2000, availableCents: 3000, paidOutCents: 1000})
})

test('whoever has sold nothing has nothing', async () => {
  const found = await loadTeacher(screen('', 'ben'))
  expect(found?.standing).toMatchObject({pendingCents: 0, availableCents: 0})
})

test('all of their entries are on its pages, the newest first, each once, and nothing of others', async () => {
  const first = await loadEntries(screen())
  expect(first.items).toHaveLength(50)
  expect(first.items.slice(0, 4)).toMatchObject([
    {id: 'payout-ada', payoutId: `${ADA}-2026-11-23`},
    {id: 'correction-ada', reason: 'A sale that was missed.'},
    {id: 'refund-order-1-1-course-a-re_1', kind: 'refund'},
    {id: 'sale-order-30-1-course.b', orderId: 'order-1', courseTitle: 'Carving', shareBps: 7000, at: 1030},
  ])
  // The page ends between those of one moment.
  expect(first.items.at(-1)?.id).toBe('sale-order-7-1-course.b')
  const second = await loadEntries(screen(`?after=${first.next}`))
  const ids = [...first.items, ...second.items].map(({id}) => id)
  expect(new Set(ids).size).toBe(63)
  expect(second.next).toBeNull()
  expect(ids).not.toContain('sale-ben')
})

test('those of a kind are found', async () => {
  const {items} = await loadEntries(screen('?kind=correction'))
  expect(items.map(({id}) => id)).toEqual(['correction-ada'])
})

test('an entry that cannot be read is left out, and logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  stored['ledger']!['correction-ada-2'] = entry(ADA, 'bonus', 2500)
  const {items} = await loadEntries(screen())
  expect(items.slice(0, 2).map(({id}) => id)).toEqual(['payout-ada', 'correction-ada'])
  expect(logged).toHaveBeenCalledTimes(1)
  delete stored['ledger']!['correction-ada-2']
})

test('an address that cannot be decoded is of no teacher', async () => {
  expect(await loadTeacher(new Request('https://shop.test/admin/teachers/%E0%A4%A'))).toBeNull()
})

test.each(['nobody', '../ada', ''])('there is no teacher %j', async (id) => {
  expect(await loadTeacher(screen('', id))).toBeNull()
  // What is no id is not asked for.
  expect(asked.length > 0).toBe(id === 'nobody')
})

describe('the filters', () => {
  testFilterProperties(entryFilters, {
    item: fc.record({id: fc.stringMatching(/^[0-9a-z]{20}$/), kind: fc.constantFrom(...ENTRY_KINDS)}),
    filters: fc.record({
      kind: fc.constantFrom(null, ...ENTRY_KINDS),
      sort: fc.constant('given'),
      page: fc.constant(1),
    }),
    context: undefined,
  })
})
