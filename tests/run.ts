import {execFile, type ChildProcess} from 'node:child_process'
import {mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {parseOffset, TEST_OFFSET} from '../local/ports.ts'
import {ServiceFailure} from '../local/processes.ts'
import {root} from '../local/services.ts'
import {StackStartError, type Stack} from '../local/stack.ts'
import {browserReport, playwright, results, runShown, vitest} from './runner/commands.ts'
import {KINDS, LONG_KINDS, type Kind} from './runner/kinds.ts'
import {lastLines, stackEnvironment, startOwnStack} from './runner/own-stack.ts'
import {readReport} from './runner/reports.ts'
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
 * `npm run test:boundaries`, `npm run test:load` and `npm run test:emulators` run on a stack of the same kind what `npm test` leaves out
 * or does in a shorter way.
 *
 * `npx playwright show-report .local/test-results/e2e-report` shows the report of the end-to-end tests, with a trace and a
 * screenshot of each failure.
 *
 * LECTERN_OFFSET shifts the ports of its stack (0 is not possible, because `npm start` uses it), so that several checkouts can
 * be tested at the same time.
 */
const KINDS_ON_STACK = ['rules', 'integration', 'e2e', ...LONG_KINDS] as const

type Check = readonly [name: string, script: string, ...options: string[]]
const CHECKS: readonly Check[] = [
  ['format', 'format:check'],
  ['generated content types', 'typegen:check'],
  // The next two read what this one generates for the router.
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['unused files, exports and dependencies', 'unused'],
  ['2,000 simulated purchases', 'simulate', '--purchases', '2000'],
]
/** What the pages weigh, which it prints also when they are within their budgets. */
const BUDGETS = ['budgets of the pages', 'check:budget'] as const

const {values, positionals} = parseArgs({
  options: {only: {type: 'string', multiple: true}, 'no-download': {type: 'boolean', default: false}},
  allowPositionals: true,
})
const chosen = readKinds(values.only)
const offset = parseOffset(process.env['LECTERN_OFFSET'] ?? String(TEST_OFFSET))

/** How many lines of a failure are shown at the end: the most that a page of the Studio has. */
const FAILURE_LINES = 300

let passed = 0
let failed = 0
const failures: string[] = []
// The compiler takes a variable for what it was before an await.
let stack = null as Stack | null
/** the processes of the checks and tests that are running */
const running = new Set<ChildProcess>()
let stopping = false
/** what tests are told of the stack */
let stackSettings: Record<string, string> = {}

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
/** resolves when the stack is running, or cannot be started */
const stackStarted = Promise.withResolvers<void>()
const begin = Date.now()
console.log(`LECTERN_SEED=${SEED}`)
try {
  // Two rows beside each other; the second goes on with the browser tests when the first is about to end.
  await Promise.all([
    (async () => {
      if (chosen.has('checks')) await runChecks(CHECKS)
      if (chosen.has('unit') && !isStopping()) await runTests('unit')
      if (chosen.has('integration') && !isStopping()) await runTests('services')
      if (needsStack) await stackStarted.promise
      if (weighsPages() && !isStopping()) await runChecks([budgets()])
      // They start an emulator of their own, with the Java that the stack has found or fetched.
      if (stack && chosen.has('rules') && !isStopping()) await runTests('rules')
    })(),
    (async () => {
      if (needsStack) await startStack()
      if (stack && chosen.has('integration') && !isStopping()) await runTests('integration')
      if (chosen.has('integration') && !isStopping()) await runTests('in-process')
      // Two browsers at a time.
      if (stack && chosen.has('e2e') && !isStopping()) await runTests('e2e')
    })(),
  ])
  for (const kind of LONG_KINDS) if (stack && chosen.has(kind) && !isStopping()) await runTests(kind)
} finally {
  if (stack && failed > 0) console.log(`\n${lastLines(stack)}`)
  await stack?.stop()
}

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

/**
 * Runs one kind of tests and adds up what its report says; a run without a readable report is one failure.
 * @param kind of the integration tests `services` start servers of their own, and `in-process` have functions and database in their process
 */
async function runTests(kind: Exclude<Kind, 'checks'> | 'services' | 'in-process'): Promise<void> {
  console.log(`\n— ${kind} tests`)
  // A filter may find all its files in another project.
  const filters = positionals.length > 0 ? [...positionals, '--passWithNoTests'] : []
  const report = kind === 'e2e' ? browserReport : join(results, `${kind}.json`)
  const projects = kind === 'unit' ? ['unit', 'simulation'] : [kind]
  const command = kind === 'e2e' ? playwright(...positionals) : vitest(projects, filters)
  const environment = {
    LECTERN_OFFSET: String(offset),
    LECTERN_SEED: String(SEED),
    LECTERN_RUN: '1',
    LECTERN_REPORT: report,
  }
  const code = await runShown(command, {...environment, ...stackSettings}, running)
  if (stopping) return
  const result = readReport(kind === 'e2e' ? 'playwright' : 'vitest', report)
  if (!result) {
    failed += 1
    failures.push(`${kind} tests: no report that can be read`)
    return
  }
  passed += result.passed
  failed += result.failed
  for (const {test, message} of result.failures) failures.push(`${test}\n${message}`.trimEnd())
  if (code !== 0 && result.failed === 0) {
    failed += 1
    failures.push(`${kind} tests: the run failed without a failed test`)
  }
}

/** Whether what pages weigh is asked: as a check, and of the build that all browser tests have. */
function weighsPages(): boolean {
  return chosen.has('checks') || (stack !== null && chosen.has('e2e') && positionals.length === 0)
}

/** The budgets of the stack's build, or of one for the purpose where there is no stack. */
function budgets(): Check {
  return stack ? [...BUDGETS, '--built', join(root, 'web', 'build', 'test'), '--at', stack.siteUrl] : BUDGETS
}

function inMinutes(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

async function startStack(): Promise<void> {
  try {
    stack = await startOwnStack({
      offset,
      studio: chosen.has('e2e'),
      downloads: !values['no-download'],
      signal: abort.signal,
    })
    stackSettings = stackEnvironment(stack)
    if (stack.missing) {
      failures.push(stack.missing)
      failed += 1
    }
  } catch (error) {
    if (isStopping()) return
    if (!(error instanceof StackStartError || error instanceof ServiceFailure)) throw error
    failures.push(error.message)
    failed += 1
  } finally {
    stackStarted.resolve()
  }
}
