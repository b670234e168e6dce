import {parseArgs} from 'node:util'
import {lakeTokens} from '../../local/environment.ts'
import {parseOffset, portsAt} from '../../local/ports.ts'
import {SEED} from '../seed.ts'
import {KillableStack} from './killable-stack.ts'
import {StruckFaults} from './struck-faults.ts'
import {functionsWorkers} from './workers.ts'

/**
 * `npm run test:faults`: learners buy while everything fails, on a stack of its own that is killed once on the way; then an
 * oracle reads the books. Ends with 1 when they hold a violation.
 *
 *     npm run test:faults                                                500 purchases by 20 learners
 *     npm run test:faults -- --seed 7 --purchases 100 --learners 8       another plan, as LECTERN_SEED=7
 *     npm run test:faults -- --minutes 20                                begins no purchase after 20 minutes
 *
 * LECTERN_OFFSET shifts the ports of its stack. Its data and logs are in .local/faults.
 */
const OFFSET = '15000'
const WATCH_EVERY_MS = 2000

const {values} = parseArgs({
  options: {
    seed: {type: 'string'},
    purchases: {type: 'string', default: '500'},
    learners: {type: 'string', default: '20'},
    minutes: {type: 'string', default: '45'},
  },
})
const number = (name: string, text: string) => {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  console.error(`--${name} is a whole number above 0, not ${text}.`)
  process.exit(1)
}
const seed = number('seed', values.seed ?? String(SEED))
const purchases = number('purchases', values.purchases)
const learners = number('learners', values.learners)
const minutes = number('minutes', values.minutes)
const offset = parseOffset(process.env['LECTERN_OFFSET'] ?? OFFSET)

console.log(`npm run test:faults -- --seed ${seed} --purchases ${purchases} --learners ${learners}`)
const stack = new KillableStack('faults', offset)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stack.stop().then(() => process.exit(130)))
}
await stack.start({fresh: true})
console.log('The stack is ready.')

// What the tests' own helpers read when they are loaded.
const tokens = lakeTokens(stack.dataDir)
Object.assign(process.env, {
  LECTERN_OFFSET: String(offset),
  SANITY_READ_TOKEN: tokens.read,
  SANITY_WRITE_TOKEN: tokens.write,
})
const [{runPurchases}, {reportOn}] = await Promise.all([import('./purchases.ts'), import('./report.ts')])

const struck = new StruckFaults(offset)
let mostWorkers = 0
const {functions: functionsPort} = portsAt(offset)
const watch = setInterval(() => {
  mostWorkers = Math.max(mostWorkers, functionsWorkers(functionsPort).length)
}, WATCH_EVERY_MS)
let exitCode = 1
try {
  const began = Date.now()
  const result = await runPurchases({
    seed,
    purchases,
    learners,
    withinMs: minutes * 60_000,
    restart: async (run) => {
      await struck.read()
      run.interruptions.push(await stack.kill())
      console.log('The whole stack is killed.')
      await stack.start({fresh: false})
      console.log('The stack is ready again.')
    },
    onProgress: (begun) => {
      if (begun % 25 === 0) console.log(`${begun} purchases, ${Math.round((Date.now() - began) / 1000)} s`)
    },
  })
  await struck.read()
  const {lines, violations} = reportOn(result, struck.counts)
  console.log(['', ...lines].join('\n'))
  console.log(`Processes of functions at a time: at most ${mostWorkers}.`)
  const isComplete = result.begun === purchases
  if (!isComplete) console.log(`Only ${result.begun} of ${purchases} purchases were begun in time.`)
  exitCode = violations.length === 0 && isComplete ? 0 : 1
} finally {
  clearInterval(watch)
  await stack.stop()
}
process.exit(exitCode)
