import {parseArgs} from 'node:util'
import {SEED} from '../seed.ts'
import {putBack} from './defects/put-back.ts'

/**
 * `npm run simulate`: learners, staff, banks and the clock act on the functions' own code while everything fails, all in this
 * process and all decided by a seed; then an oracle reads the books. Ends with 1 when anything was violated.
 *
 *     npm run simulate                                      2,000 purchases
 *     npm run simulate -- --seed 7 --purchases 20000        another run, as LECTERN_SEED=7
 *     npm run simulate -- --trace                           with every step
 *     npm run simulate -- --no-shrink                       which does not look for the shortest way to what was found
 *     npm run simulate -- --until-found                     as long as nothing is violated
 *     npm run simulate -- --defect dispute-lost             with a defect that the shop has had (`defects/defects.ts`)
 */
const {values} = parseArgs({
  allowNegative: true,
  options: {
    seed: {type: 'string', default: String(SEED)},
    purchases: {type: 'string', default: '2000'},
    trace: {type: 'boolean', default: false},
    shrink: {type: 'boolean', default: true},
    'until-found': {type: 'boolean', default: false},
    defect: {type: 'string'},
  },
})
if (values.defect !== undefined) putBack(values.defect)
// What it loads has the defect in it.
const {simulate} = await import('./simulate.ts')
const {lines, violations} = await simulate({
  seed: Number(values.seed),
  purchases: Number(values.purchases),
  untilFound: values['until-found'],
  isShrunk: values.shrink,
  ...(values.trace && {onTrace: (line: string) => process.stdout.write(`${line}\n`)}),
})
process.stdout.write(`${lines.join('\n')}\n`)
process.exit(violations > 0 ? 1 : 0)
