/** Asks the registry what is known of the dependencies: `npm run audit`. Fails where something is not in `allowed.ts`. */
import {spawnSync} from 'node:child_process'
import {dirname} from 'node:path'
import {fileURLToPath} from 'node:url'
import {allowed} from './allowed.ts'
import {judge, NoAudit, readAdvisories, type Advisory} from './advisories.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

function ask(): Advisory[] {
  // It ends with 1 where it finds something, and where the registry does not answer.
  const {stdout, error} = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (error) throw error
  try {
    return readAdvisories(stdout)
  } catch (failure) {
    if (!(failure instanceof NoAudit)) throw failure
    console.error(failure.message)
    process.exit(2)
  }
}

const advisories = ask()
const faults = judge(advisories, allowed, new Date().toISOString().slice(0, 10))
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(
  `${advisories.length} advisories, ${allowed.length} allowed, ${faults.length} to be looked at (local/audit/allowed.ts).`,
)
process.exit(faults.length > 0 ? 1 : 0)
