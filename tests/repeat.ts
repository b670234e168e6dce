import {spawn, type ChildProcess} from 'node:child_process'
import {mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {parseOffset, TEST_OFFSET} from '../local/ports.ts'
import {ServiceFailure} from '../local/processes.ts'
import {StackStartError} from '../local/stack.ts'
import {browserReport, playwright, results, runShown, vitest} from './runner/commands.ts'
import {lastLines, stackEnvironment, startOwnStack} from './runner/own-stack.ts'
import {readReport} from './runner/reports.ts'
import {SEED} from './seed.ts'

const KINDS = ['unit', 'integration', 'e2e'] as const

/**
 * `npm run test:repeat`: runs the unit tests again and again, and the integration and browser tests on one stack, and names every
 * test that ever failed; ends with their number, which should be 0. The files of unit and integration tests run in another order in
 * each round, and in one process: a test that needs what another has left behind, or must not find it, is red in one of them.
 *
 *     npm run test:repeat                          every file, three times
 *     npm run test:repeat -- --times 10            every file, ten times
 *     npm run test:repeat -- --times 10 --load     with two processes beside them that keep two processors busy
 *     npm run test:repeat -- --from 4 --times 2    the fourth and the fifth round, such as one that was red
 *     npm run test:repeat -- --only e2e cart       one kind (unit, integration, e2e), with a filter on the file's name
 *
 * Each round has accounts of its own; what the tests draw at random follows from LECTERN_SEED and the round.
 */
const {values, positionals} = parseArgs({
  options: {
    times: {type: 'string', default: '3'},
    from: {type: 'string', default: '1'},
    load: {type: 'boolean', default: false},
    only: {type: 'string'},
    'no-download': {type: 'boolean', default: false},
  },
  allowPositionals: true,
})
const times = wholeNumber('times')
const first = wholeNumber('from')
const last = first + times - 1
const {only} = values
if (only !== undefined && !KINDS.some((kind) => kind === only))
  throw new TypeError(`--only takes one of ${KINDS.join(', ')}.`)

const BUSY_PROCESSES = 2
/** where each round leaves its reports, traces and screenshots */
const rounds = join(results, 'repeat')
const offset = parseOffset(process.env['LECTERN_OFFSET'] ?? String(TEST_OFFSET))
const running = new Set<ChildProcess>()
const abort = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    abort.abort()
    for (const child of running) child.kill(signal)
  })

rmSync(rounds, {recursive: true, force: true})
mkdirSync(rounds, {recursive: true})
/** the rounds in which a test failed, by its file and title */
const red = new Map<string, number[]>()
/** how many rounds have come to their end */
let ended = 0

const stack =
  isChosen('integration') || isChosen('e2e')
    ? await startOwnStack({
        offset,
        studio: isChosen('e2e'),
        downloads: !values['no-download'],
        signal: abort.signal,
      }).catch((error: unknown) => {
        if (!(error instanceof StackStartError || error instanceof ServiceFailure)) throw error
        console.error(error.message)
        process.exit(1)
      })
    : null
const busy = values.load
  ? Array.from({length: BUSY_PROCESSES}, () => spawn(process.execPath, ['--eval', 'for (;;);']))
  : []
try {
  for (let round = first; round <= last && !abort.signal.aborted; round += 1) {
    await runRound(round)
    if (!abort.signal.aborted) ended += 1
  }
  if (stack && red.size > 0) console.log(`\n${lastLines(stack)}`)
} finally {
  for (const child of busy) child.kill()
  await stack?.stop()
}

for (const [test, failed] of red) console.log(`✗ ${test}: in round ${failed.join(', ')}`)
console.log(
  `\nrounds ended: ${ended}, from round ${first} on, with LECTERN_SEED=${SEED}; tests ever red: ${red.size}`,
)
process.exit(red.size > 0 || abort.signal.aborted ? 1 : 0)

function wholeNumber(option: 'times' | 'from'): number {
  const number = Number(values[option])
  if (!Number.isSafeInteger(number) || number < 1)
    throw new TypeError(`--${option} takes a whole number from 1.`)
  return number
}

function isChosen(kind: (typeof KINDS)[number]): boolean {
  return only === undefined || only === kind
}

async function runRound(round: number): Promise<void> {
  console.log(`\n— round ${round} of ${last}`)
  const environment = {
    LECTERN_OFFSET: String(offset),
    LECTERN_SEED: String(SEED),
    LECTERN_RUN: String(round),
    ...(stack && stackEnvironment(stack)),
  }
  const folder = join(rounds, String(round))
  // One after the other, as in `npm test`: each has a number of workers of its own. A filter may find all its files in one of them.
  const filters = positionals.length > 0 ? [...positionals, '--passWithNoTests'] : []
  const order = ['--maxWorkers=1', '--sequence.shuffle.files', `--sequence.seed=${SEED + round}`]
  const projects = [
    ...(isChosen('unit') ? ['unit'] : []),
    ...(isChosen('integration') ? ['services', 'integration', 'in-process', 'emulators'] : []),
  ]
  for (const project of projects) {
    if (abort.signal.aborted) return
    const report = join(folder, `${project}.json`)
    const code = await runShown(
      vitest([project], [...order, ...filters]),
      {...environment, LECTERN_REPORT: report},
      running,
    )
    note(`${project} tests`, round, code, readReport('vitest', report))
  }
  if (isChosen('e2e') && !abort.signal.aborted) {
    const code = await runShown(
      // Without those that move the clock, which never goes back.
      playwright(
        ...['content', 'back-office', 'independent'].flatMap((project) => ['--project', project]),
        '--output',
        join(folder, 'e2e'),
        ...positionals,
      ),
      environment,
      running,
    )
    note('browser tests', round, code, readReport('playwright', browserReport))
  }
}

function note(kind: string, round: number, code: number | null, result: ReturnType<typeof readReport>): void {
  if (abort.signal.aborted) return
  const tests = result?.failures.map(({test}) => test) ?? []
  if (tests.length === 0 && code !== 0) tests.push(`${kind}: the run failed without a failed test`)
  for (const test of tests) red.set(test, [...(red.get(test) ?? []), round])
}
