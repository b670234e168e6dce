import {defineConfig, mergeConfig} from 'vitest/config'
import inProcess from '../in-process/vitest.config.ts'

/** Who waits in vain fails soon: most mutants keep something from happening. Payouts take longer than that. */
const patience = Number(process.env['LECTERN_PATIENCE_MS'] ?? '2000')

export default mergeConfig(
  inProcess,
  defineConfig({
    test: {env: {LECTERN_PATIENCE_MS: String(patience)}, testTimeout: 5 * patience, hookTimeout: 20_000},
  }),
)
