import {parseArgs} from 'node:util'
import {SEED} from '../seed.ts'
import {simulate} from './simulate.ts'

/**
 * `npm run simulate`: learners, staff, banks and the clock act on the functions' own code while everything fails, all in this
 * process and all decided by a seed; then an oracle reads the books. Ends with 1 when anything was violated.
 *
 *     npm run simulate                                      2,000 purchases
 *     npm run simulate -- --seed 7 --purchases 20000        another run, as LECTERN_SEED=7
 *     npm run simulate -- --trace                           with every step
 */
const {values} = parseArgs({
  options: {
    seed: {type: 'string', default: String(SEED)},
    purchases: {type: 'string', default: '2000'},
    trace: {type: 'boolean', default: false},
  },
})
const {lines, violations} = await simulate({
  seed: Number(values.seed),
  purchases: Number(values.purchases),
  ...(values.trace && {onTrace: (line: string) => process.stdout.write(`${line}\n`)}),
})
process.stdout.write(`${lines.join('\n')}\n`)
process.exit(violations > 0 ? 1 : 0)
