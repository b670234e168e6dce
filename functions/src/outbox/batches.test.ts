import fc from 'fast-check'
import {expect, test} from 'vitest'
import {batchesOf} from './batches.ts'

test('batches contain every address once, in order, none too large and none empty', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({min: 1, max: 7}), (addresses, size) => {
      const batches = batchesOf(addresses, size)
      expect(batches.flat()).toEqual(addresses)
      for (const batch of batches)
        expect(batch.length).toSatisfy((length: number) => length > 0 && length <= size)
    }),
  )
})
