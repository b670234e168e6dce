import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Those whose tests ask for nothing but functions, database and the local services; of their files IN_PROCESS_TESTS may name some. */
const FOLDERS = 'commerce,back-office,people,teachers'

/** The integration tests with functions and database in their own process. */
export default defineConfig({
  root: at('../..'),
  test: {
    strictTags: false,
    include: [`tests/integration/{${FOLDERS}}/${process.env['IN_PROCESS_TESTS'] ?? '*'}.test.ts`],
    exclude: [
      // They ask for what only Google's database has: transactions, and the list of all documents.
      '**/{ledger,roles}.test.ts',
      // They look at other processes: the emulators' log and database, a command, the pages that are built.
      '**/{log,new-course,own-data,staff}.test.ts',
    ],
    setupFiles: [at('../vitest-setup.ts'), at('setup.ts'), at('../integration/left-behind.ts')],
    isolate: false,
    fileParallelism: false,
    // Before the time of the test is over, so that it says what it waited for.
    env: {LECTERN_PATIENCE_MS: '30000'},
    testTimeout: 60_000,
    hookTimeout: 60_000,
    onConsoleLog: (text) => text.includes('"event":"call-failed"'),
  },
})
