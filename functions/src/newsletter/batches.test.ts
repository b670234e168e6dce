import {expect, test} from 'vitest'
import {BATCH_SIZE, batchesOf} from '../outbox/batches.ts'
import {batchIds} from './batches.ts'

test.each([0, 1, BATCH_SIZE, BATCH_SIZE + 1])('%i recipients have as many ids as batches', (count) => {
  const addresses = Array.from({length: count}, (_, index) => `${index}@example.com`)
  expect(batchIds('n', count)).toHaveLength(batchesOf(addresses).length)
})
