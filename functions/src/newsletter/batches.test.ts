import fc from 'fast-check'
import {expect, test} from 'vitest'
import {BATCH_SIZE, batchesOf, batchIds} from './batches.ts'

test('batches hold every address once, in order, none too large and none empty', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({min: 1, max: 7}), (addresses, size) => {
      const batches = batchesOf(addresses, size)
      expect(batches.flat()).toEqual(addresses)
      for (const batch of batches)
        expect(batch.length).toSatisfy((length: number) => length > 0 && length <= size)
    }),
  )
})

test.each([0, 1, BATCH_SIZE, BATCH_SIZE + 1])('%i recipients have as many ids as batches', (count) => {
  const addresses = Array.from({length: count}, (_, index) => `${index}@example.com`)
  expect(batchIds('n', count)).toHaveLength(batchesOf(addresses).length)
})
