import {existsSync, readFileSync} from 'node:fs'
import * as z from 'zod/mini'

/** What a runner's report says. */
export interface Result {
  passed: number
  failed: number
  failures: Failure[]
}

interface Failure {
  /** the test's file and title, the file or suite that failed, or that it was outside of the tests */
  test: string
  /** what went wrong; of a browser test, whose error its runner has printed at its end, what the page showed */
  message: string
}

/** What vitest-reporter.ts writes. */
const vitestReport = z.object({
  passed: z.int(),
  failed: z.int(),
  failures: z.array(z.object({test: z.string(), message: z.string()})),
})

/** A run of a test leaves files: screenshots, and for one that failed `error-context`. */
const testRun = z.object({attachments: z.array(z.object({name: z.string(), path: z.optional(z.string())}))})
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  ok: z.boolean(),
  tests: z.array(z.object({status: z.string(), results: z.array(testRun)})),
})
interface Suite {
  specs: z.infer<typeof spec>[]
  suites?: Suite[] | undefined
}
const suite: z.ZodMiniType<Suite> = z.object({
  specs: z.array(spec),
  suites: z.optional(z.array(z.lazy(() => suite))),
})
const playwrightReport = z.pipe(
  z.object({
    stats: z.object({expected: z.int(), unexpected: z.int(), flaky: z.int()}),
    suites: z.array(suite),
  }),
  z.transform(({stats, suites}): Result => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresIn),
  })),
)

/** A test that passed when it was repeated has failed, too. */
function failuresIn({specs, suites = []}: Suite): Failure[] {
  return [
    ...specs
      .filter(({ok, tests}) => !ok || tests.some(({status}) => status === 'flaky'))
      .map(({title, file, line, tests}) => ({
        test: `tests/e2e/${file}:${line} › ${title}`,
        message: whatFailed(tests.flatMap(({results}) => results)),
      })),
    ...suites.flatMap(failuresIn),
  ]
}

/** What Playwright wrote of the first run that failed: the errors, then the roles and names on the page; empty without. */
function whatFailed(runs: readonly z.infer<typeof testRun>[]): string {
  const path = runs.flatMap(({attachments}) => attachments).find(({name}) => name === 'error-context')?.path
  if (path === undefined || !existsSync(path)) return ''
  const [beforeSource = ''] = readFileSync(path, 'utf8').split('# Test source')
  return [...beforeSource.matchAll(/```\w*\n(.*?)\n```/gs)].map(([, block]) => block).join('\n\n')
}

/** Reads the report of a runner; null when there is none, or none that can be read. */
export function readReport(runner: 'vitest' | 'playwright', path: string): Result | null {
  if (!existsSync(path)) return null
  const schema = runner === 'playwright' ? playwrightReport : vitestReport
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  return parsed.success ? parsed.data : null
}
