import {Timestamp} from 'firebase/firestore/lite'
import {expect, test, vi} from 'vitest'
import {loadReturnCases} from './return-cases'
import {returnFilters} from './return-filters'

const PRESENT = 'ada@example.test'
const FORMER = 'ada-before@example.test'

const order = (userId: string, email: string) => ({userId, email, status: 'completed', items: []})
const request = (userId: string, createdAt: number) => ({
  userId,
  status: 'pending',
  createdAt: Timestamp.fromMillis(createdAt),
})

/** What is stored, by collections and ids. */
const stored: Record<string, Record<string, Record<string, unknown>>> = {
  orders: {
    before: order('ada', FORMER),
    after: order('ada', PRESENT),
    deleted: order('former-ada', PRESENT),
    other: order('ben', 'ben@example.test'),
  },
  returns: {
    before: request('ada', 3),
    after: request('ada', 2),
    deleted: request('former-ada', 1),
    other: request('ben', 4),
  },
}

vi.mock('~/lib/firebase/app', () => ({app: {}, emulatorAddress: () => null}))
vi.mock('~/lib/firebase/auth', () => ({}))
vi.mock('~/lib/firebase/call', () => ({
  call: async (_: object, {search}: {search: string}) => ({
    learners: search === PRESENT ? [{uid: 'ada'}] : [],
    next: null,
  }),
}))
vi.mock('firebase/firestore/lite', async (original) => {
  type Condition = ((id: string, data: Record<string, unknown>) => boolean) | null
  return {
    ...(await original()),
    initializeFirestore: () => ({}),
    collection: (_: object, name: string) => ({name, conditions: []}),
    query: ({name}: {name: string}, ...conditions: Condition[]) => ({name, conditions}),
    documentId: () => 'id',
    orderBy: () => null,
    limit: () => null,
    where:
      (field: string, _: string, value: unknown): Condition =>
      (id, data) =>
        [value].flat().includes(field === 'id' ? id : data[field]),
    getDocs: async ({name, conditions}: {name: string; conditions: Condition[]}) => ({
      docs: Object.entries(stored[name] ?? {})
        .filter(([id, data]) => conditions.every((passes) => passes?.(id, data) ?? true))
        .map(([id, data]) => ({id, data: () => data})),
    }),
  }
})

async function found(search: string, status: 'pending' | 'rejected' | null = null): Promise<string[]> {
  const filters = {...returnFilters.initial, search, status}
  const url = new URL('https://lectern.test/admin/returns')
  const page = await loadReturnCases({
    filters,
    search,
    cursor: null,
    url,
    signal: new AbortController().signal,
  })
  return page.items.map(({id}) => id)
}

test('an address finds the returns of its orders and of the account that has it now, each once', async () => {
  expect(await found(PRESENT)).toEqual(['before', 'after', 'deleted'])
  expect(await found(PRESENT.toUpperCase())).toEqual(['before', 'after', 'deleted'])
  expect(await found(PRESENT, 'pending')).toHaveLength(3)
})

test('an address that an account had before finds those of its orders', async () => {
  expect(await found(FORMER)).toEqual(['before'])
})

test('a return with an unknown status is left out, and logged', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const {returns = {}} = stored
  returns['broken'] = {...request('ada', 5), status: 'paid'}
  expect(await found(PRESENT)).toEqual(['before', 'after', 'deleted'])
  expect(console.error).toHaveBeenCalledWith('Return broken has the unknown status paid.')
  delete returns['broken']
})
