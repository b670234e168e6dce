import {Timestamp} from 'firebase/firestore/lite'
import {beforeEach, expect, test, vi} from 'vitest'
import {listOrders, readOrder, readOrders} from './orders'
import {listReturns, readReturn} from './returns'

/** The stored orders by id. */
const stored = new Map<string, object>()
const snapshots = () => [...stored].map(([id, data]) => ({id, data: () => data}))

vi.mock('~/lib/firebase/firestore', async (original) => ({...(await original()), firestore: {}}))
vi.mock('~/lib/firebase/app', () => ({app: {}, emulatorAddress: () => null}))
vi.mock('~/lib/firebase/auth', () => ({}))
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original()),
  initializeFirestore: () => ({}),
  collection: () => null,
  doc: (_: object, __: string, id: string) => id,
  documentId: () => null,
  query: () => null,
  where: () => null,
  orderBy: () => null,
  limit: () => null,
  getDoc: async (id: string) => ({id, exists: () => stored.has(id), data: () => stored.get(id)}),
  getDocs: async () => ({docs: snapshots()}),
}))

const order = {userId: 'ada', amountCents: 5999, items: [], createdAt: Timestamp.fromMillis(0)}
const ids = (orders: Iterable<{id: string}>) => [...orders].map(({id}) => id)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stored.clear()
  stored.set('whole', {...order, status: 'completed'})
  stored.set('broken', {...order, status: 'paid'})
})

test('an order with an unknown status is left out of a list, and logged', async () => {
  expect(ids(await listOrders('ada'))).toEqual(['whole'])
  expect(console.error).toHaveBeenCalledWith('Order broken has the unknown status paid.')
  expect(ids((await readOrders(['whole', 'broken'])).values())).toEqual(['whole'])
})

test('by itself it is none', async () => {
  expect(await readOrder('whole')).toMatchObject({id: 'whole', status: 'completed'})
  expect(await readOrder('broken')).toBeNull()
})

test('so is a return with an unknown status', async () => {
  stored.set('whole', {...order, status: 'pending'})
  expect((await listReturns('ada')).map(({orderId}) => orderId)).toEqual(['whole'])
  expect(console.error).toHaveBeenCalledWith('Return broken has the unknown status paid.')
  expect(await readReturn('whole')).toMatchObject({orderId: 'whole', status: 'pending'})
  expect(await readReturn('broken')).toBeNull()
})
