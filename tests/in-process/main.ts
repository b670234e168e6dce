import {spawn} from 'node:child_process'
import {mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {accountsService} from '../../local/emulators.ts'
import {
  inboxEnvironment,
  lakeEnvironment,
  lakeTokens,
  paymentsEnvironment,
  seedEnvironment,
} from '../../local/environment.ts'
import {parseOffset, portsAt, TEST_OFFSET} from '../../local/ports.ts'
import {Processes, stopLeftovers} from '../../local/processes.ts'
import {localServer, root, runNode} from '../../local/services.ts'

/*
 * `main.ts COMMAND…`: runs a command of which each process has functions and database within it, as
 * `vitest run -c tests/in-process/vitest.config.ts`. What they talk to is started before, with the seed content and nothing else.
 * The ports are beside those of a stack of tests; LECTERN_OFFSET moves both.
 */

const [command, ...args] = process.argv.slice(2)
if (command === undefined) throw new Error('Which command is to be run?')

/** How far the ports are from those of the stack. */
const BESIDE_STACK = 2000
const offset = parseOffset(process.env['LECTERN_OFFSET'] ?? String(TEST_OFFSET)) + BESIDE_STACK
const ports = portsAt(offset)
const dataDir = join(root, '.local', `in-process-${offset}`)
await stopLeftovers(dataDir)
rmSync(dataDir, {recursive: true, force: true})
mkdirSync(dataDir, {recursive: true})
const tokens = lakeTokens(dataDir)
const processes = new Processes(dataDir)
try {
  await Promise.all([
    processes
      .start(localServer('content lake', 'content-lake', lakeEnvironment(ports, dataDir)))
      .then(() => runNode('studio/seed/load.ts', seedEnvironment(ports, tokens))),
    processes.start(
      localServer('payments', 'payments', paymentsEnvironment(ports, join(dataDir, 'payments'))),
    ),
    processes.start(localServer('inbox', 'inbox', inboxEnvironment(ports, join(dataDir, 'inbox')))),
    processes.start(accountsService({root, ports, dataDir})),
  ])
  process.exitCode = await run(command)
} finally {
  await processes.stopAll()
}

/** @returns its exit code */
async function run(command: string): Promise<number> {
  const {read, write} = tokens
  const env = {
    ...process.env,
    LECTERN_OFFSET: String(offset),
    LECTERN_LOGS: join(dataDir, 'logs'),
    SANITY_READ_TOKEN: read,
    SANITY_WRITE_TOKEN: write,
  }
  const child = spawn(command, args, {cwd: root, env, stdio: 'inherit'})
  const {promise, resolve, reject} = Promise.withResolvers<number>()
  child.on('exit', (code) => resolve(code ?? 1))
  child.on('error', reject)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return promise
}
