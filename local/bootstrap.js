// Runs on any Node that npm runs on: installs the dependencies of the lockfile when needed, then runs a script with the
// pinned Node. The first argument is the script; it is passed all the others.
// Plain JavaScript without dependencies, because nothing is installed yet when it starts.
import {spawn, spawnSync} from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {dirname, join} from 'node:path'
import process from 'node:process'
import {fileURLToPath} from 'node:url'

const OLDEST_NODE = [20, 20]
const OLDEST_NODE_FOR_TYPESCRIPT = [22, 22]
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockfile = join(root, 'package-lock.json')
/** npm writes this file at the end of an install. */
const installed = join(root, 'node_modules', '.package-lock.json')
/** Holds the process id of the one that installs: two at once would destroy each other's work. */
const lock = join(root, '.local', 'install.lock')
const WAIT_MS = 200

function isAtLeast(version, [major, minor]) {
  const [actualMajor = 0, actualMinor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return actualMajor > major || (actualMajor === major && actualMinor >= minor)
}

function giveUp(sentence) {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

function isInstalled() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

/** The process that holds the lock; null when it has ended without giving it back, or nobody holds it. */
function lockHolder() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch (error) {
    // A process of another user.
    return error.code === 'EPERM' ? 'of another user' : null
  }
}

/** Waits until no other process installs into this checkout. The lock is given back by the function it returns. */
function takeLock() {
  mkdirSync(dirname(lock), {recursive: true})
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  let told = false
  for (;;) {
    try {
      // A link fails where the lock exists, and the lock never exists without the process id in it.
      linkSync(mine, lock)
      rmSync(mine)
      return () => rmSync(lock, {force: true})
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = lockHolder()
    if (holder === null) removeAbandonedLock(`${mine}.abandoned`)
    else if (!told) {
      told = true
      console.log(`Process ${holder} installs the dependencies of this checkout: waiting for it…`)
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
  }
}

/** Moves the lock away. Where another process has replaced it meanwhile, that one is put back. */
function removeAbandonedLock(place) {
  try {
    renameSync(lock, place)
    process.kill(Number(readFileSync(place, 'utf8')), 0)
    linkSync(place, lock)
  } catch {
    // Its process has ended, or another was faster.
  }
  rmSync(place, {force: true})
}

function installDependencies() {
  if (isInstalled()) return
  const giveBack = takeLock()
  try {
    if (!isInstalled()) runInstall()
  } finally {
    giveBack()
  }
}

function runInstall() {
  console.log(
    existsSync(installed)
      ? 'The lockfile has changed since the dependencies were installed: installing them anew (a minute or two)…'
      : 'Installing dependencies from the lockfile (a minute or two, once)…',
  )
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const {status} = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  rmSync(lock, {force: true})
  giveUp('Installing the dependencies failed: see above, then try again.')
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
