/**
 * Judges what the registry has answered of the dependencies: the end of `npm run audit`, which `ask.js` begins. Fails where something
 * is not in `allowed.ts`. The argument is the file with the answer.
 */
import {readFileSync} from 'node:fs'
import {allowed} from './allowed.ts'
import {judge, readAdvisories} from './advisories.ts'

const [file = ''] = process.argv.slice(2)
const advisories = readAdvisories(readFileSync(file, 'utf8'))
const faults = judge(advisories, allowed, new Date().toISOString().slice(0, 10))
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(
  `${advisories.length} advisories, ${allowed.length} allowed, ${faults.length} to be looked at (local/audit/allowed.ts).`,
)
process.exit(faults.length > 0 ? 1 : 0)
