import {afterEach, expect, test, vi} from 'vitest'
import {loadWaitingCourses} from './waiting-courses'

vi.mock('~/lib/firebase/firestore', () => ({firestore: {}, milliseconds: (value: number) => value}))
vi.mock('firebase/firestore/lite', () => ({
  collection: () => null,
  limit: () => null,
  orderBy: () => null,
  where: () => null,
  query: () => null,
  getDocs: async () => ({
    docs: ['on-sale', 'to-come', 'archived'].map((id) => ({id, get: () => 1_000})),
  }),
}))
vi.mock('~/lib/sanity/client', () => ({
  fetchContent: async () => [
    {_id: 'on-sale', title: 'On sale', publishedAt: null},
    {_id: 'to-come', title: 'To come', publishedAt: '2026-12-07T09:00:00Z'},
  ],
}))
afterEach(() => vi.useRealTimers())

test('a course waits with the day that it is on sale from, where that is to come', async () => {
  vi.useFakeTimers({now: Date.UTC(2026, 11, 1)})
  const waiting = {publishedAt: 1_000}
  expect(await loadWaitingCourses()).toEqual([
    {...waiting, id: 'on-sale', title: 'On sale', onSaleFrom: null},
    {...waiting, id: 'to-come', title: 'To come', onSaleFrom: Date.UTC(2026, 11, 7, 9)},
  ])
  vi.setSystemTime(Date.UTC(2026, 11, 8))
  expect((await loadWaitingCourses()).map(({onSaleFrom}) => onSaleFrom)).toEqual([null, null])
})
