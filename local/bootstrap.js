// Runs on any Node that npm runs on: installs the dependencies of the lockfile when needed, then runs a script with the
// pinned Node. The first argument is the script; it is passed all the others.
// Plain JavaScript without dependencies, because nothing is installed yet when it starts.
import {spawn, spawnSync} from 'node:child_process'
import {existsSync, statSync} from 'node:fs'
import {dirname, join} from 'node:path'
import process from 'node:process'
import {fileURLToPath} from 'node:url'

const OLDEST_NODE = [20, 20]
const OLDEST_NODE_FOR_TYPESCRIPT = [22, 22]
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockfile = join(root, 'package-lock.json')
/** npm writes this file at the end of an install. */
const installed = join(root, 'node_modules', '.package-lock.json')

function isAtLeast(version, [major, minor]) {
  const [actualMajor = 0, actualMinor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return actualMajor > major || (actualMajor === major && actualMinor >= minor)
}

function giveUp(sentence) {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

function installDependencies() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return
  console.log('Installing dependencies from the lockfile (a minute or two, once)…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const {status} = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) giveUp('Installing the dependencies failed: see above, then try again.')
}

/** The Node among the dependencies, or the running one where they have none for this platform. */
function findNode() {
  const bundled = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(bundled) && spawnSync(bundled, ['--version']).status === 0) return bundled
  if (isAtLeast(process.version, OLDEST_NODE_FOR_TYPESCRIPT)) return process.execPath
  return giveUp(
    `No Node came with the dependencies for ${process.platform}-${process.arch}: install Node ${OLDEST_NODE_FOR_TYPESCRIPT.join('.')} or newer and try again.`,
  )
}

if (!isAtLeast(process.version, OLDEST_NODE)) {
  giveUp(`Lectern needs Node ${OLDEST_NODE.join('.')} or newer, and this is ${process.version}.`)
}
const [script, ...rest] = process.argv.slice(2)
if (!script) giveUp('Name the script to run: node local/bootstrap.js local/start.ts')
installDependencies()

const node = findNode()
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
})
// Ctrl-C in the terminal signals the child too; a signal sent only to this process has to be forwarded.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
process.on('SIGINT', () => {})
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
