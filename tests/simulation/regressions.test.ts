import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test, vi} from 'vitest'
import {runShop, type ShopPlan} from './run-shop.ts'
import {wordsOf} from './plans/story.ts'

// The first of them loads all functions.
vi.setConfig({testTimeout: 120_000})

const folder = join(import.meta.dirname, 'regressions')

/** What simulations have found and shrunk: each plan has broken its rule once. */
describe('a plan that has broken a rule breaks none', () => {
  test.each(readdirSync(folder))('%s', async (file) => {
    const plan = JSON.parse(readFileSync(join(folder, file), 'utf8')) as ShopPlan
    expect(wordsOf(await runShop(plan))).toEqual([])
  })
})
