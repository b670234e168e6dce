import {execFile, spawn, type ChildProcess} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs'
import {join, relative} from 'node:path'
import {parseArgs} from 'node:util'
import * as z from 'zod/mini'
import {lakeTokens} from '../local/environment.ts'
import {printDownload} from '../local/java/provide-java.ts'
import {parseOffset, TEST_OFFSET} from '../local/ports.ts'
import {ServiceFailure} from '../local/processes.ts'
import {root} from '../local/services.ts'
import {StackStartError, startStack, type Stack} from '../local/stack.ts'
import {SEED} from './seed.ts'

/**
 * `npm test`: the static checks and the unit tests, and beside them a separate stack (with other ports and data than `npm start`)
 * for the rules, integration and end-to-end tests. Ends with what has failed, and one line, `N passed, N failed`.
 *
 *     npm test                    everything
 *     npm test -- --only e2e      one kind: checks, unit, rules, integration, e2e (may be given several times)
 *     npm test -- --only e2e cart with a filter on the file's name
 *     npm test -- --no-download   downloading no Java where there is none
 *
 * `npm run test:boundaries` and `npm run test:load` are long forms on a stack of the same kind; `npm test` leaves them out.
 *
 * `npx playwright show-report .local/test-results/e2e-report` shows the report of the end-to-end tests, with a trace and a
 * screenshot of each failure.
 *
 * LECTERN_OFFSET shifts the ports of its stack (0 is not possible, because `npm start` uses it), so that several checkouts can
 * be tested at the same time.
 */
const KINDS = ['checks', 'unit', 'rules', 'integration', 'e2e'] as const
const LONG_KINDS = ['boundaries', 'load'] as const
type Kind = (typeof KINDS)[number] | (typeof LONG_KINDS)[number]
const KINDS_ON_STACK = ['rules', 'integration', 'e2e', ...LONG_KINDS] as const

type Check = readonly [name: string, script: string, ...options: string[]]
/** What reads the types that the first of them generates for the router. */
const TYPES: readonly Check[] = [
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['unused files, exports and dependencies', 'unused'],
]
const TEXTS: readonly Check[] = [
  ['format', 'format:check'],
  ['generated content types', 'typegen:check'],
]
/** What the pages weigh, which it prints also when they are within their budgets. */
const BUDGETS = ['budgets of the pages', 'check:budget'] as const

const {values, positionals} = parseArgs({
  options: {only: {type: 'string', multiple: true}, 'no-download': {type: 'boolean', default: false}},
  allowPositionals: true,
})
const chosen = readKinds(values.only)
const offset = parseOffset(process.env['LECTERN_OFFSET'] ?? String(TEST_OFFSET))
const results = join(root, '.local', 'test-results')

/** What a runner's report says. */
interface Result {
  passed: number
  failed: number
  /** the failed tests, with what went wrong */
  failures: string[]
}
const vitestReport = z.pipe(
  z.object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({status: z.string(), fullName: z.string(), failureMessages: z.array(z.string())}),
        ),
      }),
    ),
  }),
  z.transform(({numPassedTests, numFailedTests, testResults}): Result => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(({name, assertionResults}) =>
      assertionResults
        .filter(({status}) => status === 'failed')
        .map(({fullName, failureMessages}) =>
          [`${relative(root, name)} › ${fullName}`, ...failureMessages].join('\n'),
        ),
    ),
  })),
)
const playwrightReport = z.pipe(
  z.object({stats: z.object({expected: z.int(), unexpected: z.int(), flaky: z.int()})}),
  // Playwright's own list ends with what has failed.
  z.transform(({stats}): Result => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [],
  })),
)
/** How many lines of a failure are repeated at the end. */
const FAILURE_LINES = 20

let passed = 0
let failed = 0
const failures: string[] = []
let stack: Stack | null = null
/** the processes of the checks and tests that are running */
const running = new Set<ChildProcess>()
let stopping = false
/** The tokens of the stack's content lake and the folder of its logs, by the names that tests/stack.ts reads. */
let tokens: Record<string, string> = {}

// What is running ends, a stack that is starting or running stops, and nothing new begins.
const abort = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true
    for (const child of running) child.kill(signal)
    abort.abort()
  })
}

rmSync(results, {recursive: true, force: true})
mkdirSync(results, {recursive: true})

const needsStack = KINDS_ON_STACK.some((kind) => chosen.has(kind))
const begin = Date.now()
console.log(`LECTERN_SEED=${SEED}`)
// One thing on each of two processors.
await Promise.all([
  (async () => {
    if (chosen.has('checks')) await runChecks(TYPES)
    if (chosen.has('unit') && !isStopping()) await runTests('unit')
  })(),
  (async () => {
    if (chosen.has('checks')) await runChecks(TEXTS)
    if (needsStack && !isStopping()) await startOwnStack()
    // Where there is a stack, its build is asked.
    else if (chosen.has('checks') && !isStopping()) await runChecks([BUDGETS])
  })(),
])
if (stack) await runOnStack(stack)

for (const failure of failures) console.log(`\n✗ ${failure.split('\n').slice(0, FAILURE_LINES).join('\n')}`)
console.log(`\nAfter ${inMinutes(Date.now() - begin)}, with LECTERN_SEED=${SEED}:`)
console.log(`${passed} passed, ${failed} failed`)
if (stopping) process.exit(130)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** Whether a signal has come; a function, as the compiler takes a variable for what it was before an await. */
function isStopping(): boolean {
  return stopping
}

function readKinds(only: string[] | undefined): ReadonlySet<Kind> {
  if (!only) return new Set(KINDS)
  const known: readonly Kind[] = [...KINDS, ...LONG_KINDS]
  const unknown = only.filter((kind) => !known.some((name) => name === kind))
  if (unknown.length > 0) {
    console.error(`No such tests: ${unknown.join(', ')}. There are ${known.join(', ')}.`)
    process.exit(1)
  }
  return new Set(known.filter((kind) => only.includes(kind)))
}

/** Runs checks one after the other. */
async function runChecks(checks: readonly Check[]): Promise<void> {
  for (const [name, script, ...options] of checks) {
    const begin = Date.now()
    const {ok, output} = await runScript(script, options)
    if (isStopping()) return
    const seconds = ((Date.now() - begin) / 1000).toFixed(1)
    if (ok) passed += 1
    else {
      failed += 1
      failures.push(name)
    }
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (!ok || script === BUDGETS[1]) console.log(output.trimEnd())
  }
}

function runScript(script: string, options: readonly string[]): Promise<{ok: boolean; output: string}> {
  return new Promise((resolve) => {
    const child = execFile(
      'npm',
      ['run', '--silent', script, '--', ...options],
      {cwd: root, maxBuffer: Infinity},
      (error, stdout, stderr) => {
        running.delete(child)
        resolve({ok: error === null, output: stdout + stderr})
      },
    )
    running.add(child)
  })
}

/** Runs one kind of tests and adds up what its report says; a run without a readable report is one failure. */
async function runTests(kind: Exclude<Kind, 'checks'>): Promise<void> {
  console.log(`\n— ${kind} tests`)
  const report = join(results, `${kind}.json`)
  const code = await run(kind === 'e2e' ? playwright() : vitest(kind, report))
  if (stopping) return
  const schema = kind === 'e2e' ? playwrightReport : vitestReport
  const parsed = existsSync(report) ? schema.safeParse(JSON.parse(readFileSync(report, 'utf8'))) : null
  if (!parsed?.success) {
    failed += 1
    failures.push(`${kind} tests: no report that can be read`)
    return
  }
  passed += parsed.data.passed
  failed += parsed.data.failed
  failures.push(...parsed.data.failures)
  // A file that cannot be loaded, or an error outside of tests, fails the run without a failed test.
  if (code !== 0 && parsed.data.failed === 0) {
    failed += 1
    failures.push(`${kind} tests: an error outside of the tests`)
  }
}

function vitest(kind: Kind, report: string): string[] {
  const main = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const projects = kind === 'integration' ? ['services', 'integration'] : [kind]
  return [main, 'run', ...projects.map((project) => `--project=${project}`), ...reporters, ...positionals]
}

function playwright(): string[] {
  const main = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  return [main, 'test', '--config', join(root, 'tests', 'playwright.config.ts'), ...positionals]
}

function run(command: string[]): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        LECTERN_OFFSET: String(offset),
        LECTERN_SEED: String(SEED),
        LECTERN_RUN: '1',
        ...tokens,
      },
    })
    running.add(child)
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
}

function inMinutes(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

async function startOwnStack(): Promise<void> {
  console.log('\n— starting a stack of its own')
  try {
    stack = await startStack({
      name: 'test',
      offset,
      fresh: true,
      web: 'hosting',
      studio: chosen.has('e2e'),
      saves: false,
      history: false,
      downloads: !values['no-download'],
      onDownload: printDownload(),
      signal: abort.signal,
      onProgress: (part, state, seconds) => {
        if (state === 'ready') console.log(`  ${part} ready after ${seconds.toFixed(1)} s`)
      },
    })
  } catch (error) {
    if (isStopping()) return
    if (!(error instanceof StackStartError || error instanceof ServiceFailure)) throw error
    failures.push(error.message)
    failed += 1
  }
}

async function runOnStack({dataDir, siteUrl, missing, stop}: Stack): Promise<void> {
  const {read, write} = lakeTokens(dataDir)
  tokens = {SANITY_READ_TOKEN: read, SANITY_WRITE_TOKEN: write, LECTERN_LOGS: join(dataDir, 'logs')}
  if (missing) {
    failures.push(missing)
    failed += 1
  }
  const weighs = chosen.has('checks') || (chosen.has('e2e') && positionals.length === 0)
  const built = join(root, 'web', 'build', 'test')
  try {
    // Beside each other, because of the two only the pages are opened in a browser.
    await Promise.all([
      weighs && runChecks([[...BUDGETS, '--built', built, '--at', siteUrl]]),
      chosen.has('rules') && runTests('rules'),
    ])
    for (const kind of KINDS_ON_STACK)
      if (kind !== 'rules' && chosen.has(kind) && !isStopping()) await runTests(kind)
  } finally {
    await stop()
  }
}
