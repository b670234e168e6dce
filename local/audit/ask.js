// Asks the registry what is known of the dependencies, before anything is installed: the lockfile names them all, and where the
// registry answers no such question an install would be for nothing. Then `main.ts` judges the answer, with what it needs installed.
// Plain JavaScript without dependencies, because nothing is installed yet when it starts.
import {spawnSync} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import process from 'node:process'
import {fileURLToPath} from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const answer = join(root, '.local', 'audit.json')

// It ends with 1 where it finds something, and where the registry does not answer.
const {stdout, error} = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
if (error) throw error
const failure = failureOf(stdout)
if (failure !== null) {
  console.error(`npm has given no audit: ${failure}`)
  process.exit(2)
}
mkdirSync(dirname(answer), {recursive: true})
writeFileSync(answer, stdout)
const bootstrap = join(root, 'local', 'bootstrap.js')
const judging = spawnSync(process.execPath, [bootstrap, 'local/audit/main.ts', answer], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(judging.status ?? 1)

/** Why there is no report in what npm has printed; null where there is one. */
function failureOf(output) {
  try {
    const {vulnerabilities, message, error} = JSON.parse(output)
    return vulnerabilities ? null : message || error?.summary || 'its answer is not a report'
  } catch {
    return 'its answer is not a report'
  }
}
