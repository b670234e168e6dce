import {defineConfig} from 'vitest/config'
import {fileURLToPath} from 'node:url'
import {inProcessFiles} from './tests/in-process/files.ts'

const web = fileURLToPath(new URL('./web/app/', import.meta.url))

/** Tests that start servers of their own: they can run at the same time, and without the stack. */
const SERVICES = '{content-lake,inbox,java,payments,seed,studio}'

const SETUP = fileURLToPath(new URL('./tests/vitest-setup.ts', import.meta.url))
const RESET = fileURLToPath(new URL('./tests/vitest-reset.ts', import.meta.url))

/** Tests on a stack, one file after the other. */
const ON_STACK = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  setupFiles: [SETUP, fileURLToPath(new URL('./tests/integration/left-behind.ts', import.meta.url))],
  fileParallelism: false,
  // What they import is as good for the next file: each began by importing all functions anew.
  isolate: false,
}

/** What kills stacks of its own and starts them again stands beside those of `npm start` and `npm test`. */
const RESTART_OFFSET = '11000'

/** The unit, rules, integration and restart tests; the end-to-end tests run on Playwright (tests/playwright.config.ts). */
export default defineConfig({
  test: {
    // The tags are the ids of the specification's statements: docs/specification-coverage.tsv is their list.
    strictTags: false,
    // By default one core is left idle, which is half of a small computer.
    maxWorkers: '100%',
    // What functions log that run in tests, but for errors that their callers are told nothing of: `internal` alone explains no red test.
    onConsoleLog: (text) => !/^\{.*"severity":/.test(text) || text.includes('"event":"call-failed"'),
    setupFiles: SETUP,
    // The message of a failed test names what differs, also where nothing but messages is kept of a run.
    chaiConfig: {truncateThreshold: 2000},
    projects: [
      {
        resolve: {alias: {'~/': web}},
        test: {
          name: 'unit',
          include: [
            '{domain,web,functions,studio,local}/**/*.test.{ts,tsx}',
            'tests/{coverage,faults}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**', 'functions/lib/**'],
          // The libraries that they import are loaded once; our own modules begin anew with each file.
          isolate: false,
          setupFiles: [SETUP, RESET],
          // Some start processes, beside the tests on the stack.
          testTimeout: 60_000,
          // What is waited for is over at once, or not there: a second is short on a computer that does other work as well.
          expect: {poll: {timeout: 20_000}},
        },
      },
      {
        test: {
          name: 'simulation',
          include: ['tests/simulation/**/*.test.ts'],
          // As `npm run simulate` loads its modules: Vite's loader asks another thread at each import(), also of what is loaded, and how
          // long that takes would decide what happens next.
          experimental: {viteModuleRunner: false},
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'services',
          include: [`tests/integration/${SERVICES}/**/*.test.ts`],
          isolate: false,
          setupFiles: [SETUP, RESET],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // What screens ask for is counted with the storefront's own code.
        resolve: {alias: {'~/': web}},
        test: {
          name: 'integration',
          include: ['tests/{integration,boundaries}/**/*.test.ts'],
          exclude: [`tests/integration/${SERVICES}/**`, ...inProcessFiles()],
          ...ON_STACK,
        },
      },
      'tests/in-process/vitest.config.ts',
      // The same on the emulators, by a command of its own.
      {test: {name: 'emulators', include: inProcessFiles(), ...ON_STACK}},
      {
        test: {
          name: 'restart',
          include: ['tests/restart/**/*.test.ts'],
          env: {LECTERN_OFFSET: process.env['LECTERN_OFFSET'] ?? RESTART_OFFSET},
          testTimeout: 600_000,
          fileParallelism: false,
          bail: 1,
        },
      },
      // The long forms, each a command of its own.
      {
        test: {
          name: 'boundaries',
          include: ['tests/boundaries/**/*.test.ts'],
          env: {BOUNDARY_INPUTS: process.env['BOUNDARY_INPUTS'] ?? '250'},
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        resolve: {alias: {'~/': web}},
        test: {
          name: 'load',
          include: ['tests/load/**/*.test.ts'],
          testTimeout: 30 * 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
