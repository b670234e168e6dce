import {afterAll, expect, test} from 'vitest'
import {judge} from '../../faults/oracle/oracle.ts'
import {runPurchases} from '../../faults/purchases.ts'
import {clearShelf} from './back-office.ts'

/** Chosen for a plan with many kinds of faults, in which no request hangs for its client's fifteen seconds. */
const SEED = 96

afterAll(clearShelf)

/** The short form of `npm run test:faults`, which runs many more purchases and kills the whole stack on the way. */
test('whoever paid has the course, and whoever has it paid, whatever fails', async () => {
  const result = await runPurchases({seed: SEED, purchases: 10, learners: 4, withinMs: 120_000})
  expect(result.begun).toBe(10)
  expect(judge(result.books)).toEqual([])
}, 300_000)
