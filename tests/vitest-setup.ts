import fc from 'fast-check'
import {relative} from 'node:path'
import {beforeEach, expect} from 'vitest'
import {SEED, seedRandomness} from './seed.ts'
import {testBegin} from './test-begin.ts'

// Before each test file: properties, ids and random numbers are the same in every run.
fc.configureGlobal({seed: SEED})
seedRandomness(relative(import.meta.dirname, expect.getState().testPath ?? ''))
beforeEach(() => {
  testBegin.at = Date.now()
})
