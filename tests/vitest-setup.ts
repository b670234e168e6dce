import fc from 'fast-check'
import {relative} from 'node:path'
import {expect, vi} from 'vitest'
import {SEED, seedRandomness} from './seed.ts'

// Before each test file: properties, ids and random numbers are the same in every run, and what the file before it has replaced or
// kept in a module is gone.
fc.configureGlobal({seed: SEED})
seedRandomness(relative(import.meta.dirname, expect.getState().testPath ?? ''))
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.resetModules()
