import {defineConfig, mergeConfig} from 'vitest/config'
import inProcess from '../in-process/vitest.config.ts'

/** Who waits in vain fails soon: most mutants keep something from happening. */
export default mergeConfig(
  inProcess,
  defineConfig({test: {env: {LECTERN_PATIENCE_MS: '2000'}, testTimeout: 6000, hookTimeout: 20_000}}),
)
