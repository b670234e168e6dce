import {FieldValue, type DocumentReference, type WriteBatch} from 'firebase-admin/firestore'
import {expect, test, vi} from 'vitest'
import {incrementShard, type Numbers} from './sharded-counter.ts'

function written(numbers: Numbers) {
  const set = vi.fn()
  const doc = vi.fn((id: string) => id)
  const counter = {collection: () => ({doc})} as unknown as DocumentReference
  incrementShard({set} as unknown as WriteBatch, counter, 3, numbers)
  return {set, doc}
}

test('every number is incremented in one of the shards', () => {
  const {set, doc} = written({orders: 1, courses: {'course-a': {revenueCents: -5999}}})
  expect(['0', '1', '2']).toContain(doc.mock.calls[0]?.[0])
  expect(set).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    {orders: FieldValue.increment(1), courses: {'course-a': {revenueCents: FieldValue.increment(-5999)}}},
    {merge: true},
  )
})

test('an empty map, which would replace what is stored there, is left out', () => {
  const {set} = written({started: 1, completed: 0, lessons: {}, courses: {'course-a': {sales: 0}}})
  expect(set.mock.calls[0]?.[1]).toEqual({started: FieldValue.increment(1)})
})

test('nothing is written where there is nothing to count', () => {
  expect(written({orders: 0, courses: {}}).set).not.toHaveBeenCalled()
})
