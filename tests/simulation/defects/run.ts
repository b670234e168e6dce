import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {parseArgs, promisify} from 'node:util'
import {DEFECTS} from './defects.ts'

/**
 * `npm run simulate:defects`: puts each defect back that the shop has had, and simulates until it is found. Ends with 1 when one
 * is not.
 *
 *     npm run simulate:defects                              each in at most 20,000 purchases
 *     npm run simulate:defects -- --only code-held          one of them
 */
const {values} = parseArgs({
  options: {
    only: {type: 'string', multiple: true},
    seed: {type: 'string', default: '1'},
    purchases: {type: 'string', default: '20000'},
  },
})
const run = promisify(execFile)
const command = join(import.meta.dirname, '..', 'run.ts')
const unknown = (values.only ?? []).filter((id) => !DEFECTS.some((defect) => defect.id === id))
if (unknown.length > 0) throw new Error(`No such defect: ${unknown.join(', ')}.`)
let missed = 0
for (const {id} of DEFECTS.filter(({id}) => values.only?.includes(id) ?? true)) {
  const {seed, purchases} = values
  const options = ['--seed', seed, '--purchases', purchases, '--defect', id, '--until-found', '--no-shrink']
  // It ends with 1 where it has found something, which is what is hoped for.
  const {stdout} = await run(process.execPath, [command, ...options], {maxBuffer: Infinity}).catch(
    (error: {stdout: string}) => error,
  )
  const [, found, rule] = /^found after (\d+) purchases: (.*)$/m.exec(stdout) ?? []
  if (found === undefined) missed += 1
  process.stdout.write(
    `${id.padEnd(24)} ${(found ?? 'not found').padStart(10)}  ${rule ?? stdout.slice(-300)}\n`,
  )
}
process.exit(missed > 0 ? 1 : 0)
