import {defineConfig} from '@playwright/test'
import {join} from 'node:path'
import {root} from '../local/stack.ts'
import {BROWSER_ARGUMENTS, findChromium} from './e2e/browser.ts'
import {stack} from './stack.ts'

const results = join(root, '.local', 'test-results')

/**
 * The end-to-end tests. `npm test -- --only e2e` starts the stack they talk to; with LECTERN_OFFSET=0 they can be tried
 * against a running `npm start`: `LECTERN_OFFSET=0 npx playwright test -c tests cart`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: join(results, 'e2e'),
  // All tests share one shop, one inbox and one content lake, where parallel workers would affect each other.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: {timeout: 20_000},
  reporter: [
    ['list'],
    ['json', {outputFile: join(results, 'e2e.json')}],
    ['html', {outputFolder: join(results, 'e2e-report'), open: 'never'}],
  ],
  use: {
    baseURL: stack.siteUrl,
    launchOptions: {executablePath: await findChromium(), args: BROWSER_ARGUMENTS},
    viewport: {width: 1440, height: 900},
    contextOptions: {reducedMotion: 'reduce'},
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // The DOM snapshots of the trace suffice; recording a screencast of every test takes longer than the test.
    trace: {mode: 'retain-on-failure', screenshots: false},
    screenshot: 'only-on-failure',
  },
})
