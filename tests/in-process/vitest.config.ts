import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'
import {inProcessFiles} from './files.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The integration tests with functions and database in their own process; IN_PROCESS_TESTS may name some of their files. */
export default defineConfig({
  root: at('../..'),
  test: {
    name: 'in-process',
    strictTags: false,
    include: inProcessFiles(process.env['IN_PROCESS_TESTS']),
    setupFiles: [at('../vitest-setup.ts'), at('setup.ts'), at('../integration/left-behind.ts')],
    isolate: false,
    fileParallelism: false,
    // Before the time of the test is over, so that it says what it waited for.
    env: {LECTERN_PATIENCE_MS: '30000', LECTERN_IN_PROCESS: '1'},
    testTimeout: 60_000,
    hookTimeout: 60_000,
    onConsoleLog: (text) => text.includes('"event":"call-failed"'),
  },
})
