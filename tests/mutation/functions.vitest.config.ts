import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'

/** The unit tests of what of the functions is mutated, alone: each mutant runs those that reach it. */
export default defineConfig({
  test: {
    strictTags: false,
    include: ['functions/src/{checkout,returns,refunds,payments}/*.test.ts'],
    // A worker for each file would take most of the time.
    isolate: false,
    setupFiles: ['setup', 'reset'].map((name) =>
      fileURLToPath(new URL(`../vitest-${name}.ts`, import.meta.url)),
    ),
  },
})
