import {defineConfig} from '@playwright/test'
import {join} from 'node:path'
import {root} from '../local/services.ts'
import {launchOptions} from './e2e/browser.ts'
import {stack} from './stack.ts'

/** Tests that change nothing that others look at: they read, or have accounts and courses of their own. */
const INDEPENDENT = filesOf(
  'account/.*',
  'auth/.*',
  'layout/.*',
  'learning/(?!owner-states|reviews).*',
  'pages/(about|contact|help|no-script|urls)',
  'purchase/(cart|purchase|returns|saved-orders|unpaid-orders)',
  'quality/accessibility',
)
/** Tests that look at what everybody did, or write what staff find in their lists; content they leave alone. */
const BACK_OFFICE = filesOf(
  'staff/(back-office|dashboard|discounts|learners|newsletter|orders|returns|roles)',
  'pages/newsletter',
  'quality/policy-reports',
)
/** Tests that move the clock of the stack. */
const CLOCK = filesOf('teaching/from-sale-to-payout')

function filesOf(...names: string[]): RegExp {
  return new RegExp(`/(${names.join('|')})\\.test\\.ts$`)
}

const results = join(root, '.local', 'test-results')

/**
 * The end-to-end tests. `npm test -- --only e2e` starts the stack they talk to; with LECTERN_OFFSET=0 they can be tried
 * against a running `npm start`: `LECTERN_OFFSET=0 npx playwright test -c tests cart`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: join(results, 'e2e'),
  workers: 2,
  // Of the first two one test runs at a time. They are begun first, so that all workers take of the independent ones what is left.
  projects: [
    // What edits content, and what looks at content that others edit.
    {name: 'content', testIgnore: [INDEPENDENT, BACK_OFFICE, CLOCK], workers: 1},
    {name: 'back-office', testMatch: BACK_OFFICE, workers: 1},
    {name: 'independent', testMatch: INDEPENDENT},
    // The last: nobody else's time may pass. Alone it runs with `--no-deps`.
    {name: 'clock', testMatch: CLOCK, workers: 1, dependencies: ['content', 'back-office', 'independent']},
  ],
  // A failed test runs once more for its trace, which takes a quarter of a test's time; it counts as failed all the same.
  retries: 1,
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
    launchOptions: await launchOptions(),
    viewport: {width: 1440, height: 900},
    contextOptions: {reducedMotion: 'reduce'},
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
  },
})
