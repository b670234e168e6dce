import {spawn, type ChildProcess} from 'node:child_process'
import {createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import * as z from 'zod/mini'
import {clockEnvironment} from './clock/moved.ts'
import {commandOf} from './port-holder.ts'
import {isRunning} from './process-state.ts'

/** How to start one service of the stack. */
export interface ServiceDefinition {
  name: string
  command: string
  args: string[]
  cwd: string
  env: Record<string, string>
  /** the service is ready when it prints this */
  readyWhen: RegExp
  /** how long it may take to be ready, in ms */
  readyWithinMs: number
  /** the signal for a clean shutdown; the emulators save their data on SIGINT */
  stopSignal?: 'SIGINT' | 'SIGTERM'
  /** its exit after it was ready is not a failure */
  endsByItself?: boolean
  /** how long a clean shutdown may take, in ms */
  stopWithinMs?: number
}

export class ServiceFailure extends Error {}

/**
 * The processes of one stack. Each service leads its own process group, so that Ctrl-C in the terminal reaches only the
 * runner, which then sends each service its signal for a clean shutdown; and a group can be killed with all its children.
 */
export class Processes {
  readonly #folder: string
  readonly #record: string
  readonly #running = new Map<string, {child: ChildProcess; definition: ServiceDefinition}>()
  /** processes that a service has started in their own group */
  readonly #adopted = new Map<string, number>()
  /** files that cannot be written, which was said */
  readonly #unwritable = new Set<string>()
  #stopping = false
  /** called when a service exits without having been stopped */
  onUnexpectedExit: (name: string, logFile: string) => void = () => {}

  /** @param folder where logs and the list of started processes are kept */
  constructor(folder: string) {
    this.#folder = folder
    this.#record = join(folder, 'processes.json')
    mkdirSync(join(folder, 'logs'), {recursive: true})
  }

  logFile(name: string): string {
    return join(this.#folder, 'logs', `${name.replaceAll(' ', '-')}.log`)
  }

  /**
   * Starts a service and resolves when it is ready.
   * @throws ServiceFailure with the end of its log when it exits or times out before that
   */
  async start(definition: ServiceDefinition): Promise<void> {
    if (this.#stopping)
      throw new ServiceFailure(`${definition.name} was not started: everything is being stopped.`)
    const logFile = this.logFile(definition.name)
    const log = createWriteStream(logFile)
    log.on('error', (error) => this.#sayUnwritable(logFile, error))
    const child = spawn(definition.command, definition.args, {
      cwd: definition.cwd,
      env: {...process.env, ...clockEnvironment(this.#folder), ...definition.env},
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    this.#running.set(definition.name, {child, definition})
    this.#writeRecord()
    child.once('exit', () => {
      this.#running.delete(definition.name)
      this.#writeRecord()
    })

    let tail = ''
    const ready = new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        if (!log.destroyed) log.write(chunk)
        tail = (tail + chunk.toString()).slice(-4000)
        if (definition.readyWhen.test(tail)) resolve()
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('error', (error) =>
        reject(new ServiceFailure(`${definition.name} did not start: ${error.message}`)),
      )
      child.once('exit', (code) =>
        reject(new ServiceFailure(`${definition.name} ended with code ${code}.\n${tail}`)),
      )
    })
    const timeout = new AbortController()
    try {
      await Promise.race([
        ready,
        delay(definition.readyWithinMs, undefined, {signal: timeout.signal}).then(() => {
          throw new ServiceFailure(
            `${definition.name} was not ready after ${definition.readyWithinMs / 1000} s.\n${tail}`,
          )
        }),
      ])
    } finally {
      timeout.abort()
    }
    const reportExit = () => {
      if (!this.#stopping && !definition.endsByItself) this.onUnexpectedExit(definition.name, logFile)
    }
    // It may have exited since it printed that it is ready.
    if (child.exitCode !== null) reportExit()
    else child.once('exit', reportExit)
  }

  /**
   * Stops this process, too, and reports when it ends by itself: one that a service has started, does not stop when it is
   * killed, and does not miss.
   */
  adopt(name: string, pid: number, partOf: string): void {
    this.#adopted.set(name, pid)
    this.#writeRecord()
    const watch = setInterval(() => {
      if (this.#stopping) return clearInterval(watch)
      if (isRunning(pid)) return
      clearInterval(watch)
      this.onUnexpectedExit(name, this.logFile(partOf))
    }, WATCH_EVERY_MS)
    watch.unref()
  }

  /** Stops every service with its signal for a clean shutdown; one that does not exit in time is killed. */
  async stopAll(): Promise<void> {
    this.#stopping = true
    await Promise.all([...this.#running.values()].map(({child, definition}) => stopGroup(child, definition)))
    for (const pid of this.#adopted.values()) signalGroup(pid, 'SIGKILL', false)
    rmSync(this.#record, {force: true})
  }

  #writeRecord(): void {
    const started = [...this.#running.entries()].flatMap(([name, {child}]) =>
      child.pid ? [{name, pid: child.pid}] : [],
    )
    const parts = [...started, ...[...this.#adopted].map(([name, pid]) => ({name, pid, isAdopted: true}))]
    try {
      mkdirSync(dirname(this.#record), {recursive: true})
      writeFileSync(this.#record, JSON.stringify({runner: process.pid, parts}))
    } catch (error) {
      this.#sayUnwritable(this.#record, error)
    }
  }

  /** Says once of a file that it cannot be written, as where the disk is full; the services go on without it. */
  #sayUnwritable(file: string, error: unknown): void {
    if (this.#unwritable.has(file)) return
    this.#unwritable.add(file)
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`\n  ${file} cannot be written (${reason}). Everything goes on without it.`)
  }
}

async function stopGroup(child: ChildProcess, definition: ServiceDefinition): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  signalGroup(child.pid, definition.stopSignal ?? 'SIGTERM', true)
  await Promise.race([exited, delay(definition.stopWithinMs ?? 5_000, undefined, {ref: false})])
  signalGroup(child.pid, 'SIGKILL', false)
  await exited
}

/** Signals a group's leader, or the whole group; does nothing when the process has already exited. */
function signalGroup(pid: number, signal: NodeJS.Signals, leaderOnly: boolean): void {
  try {
    process.kill(leaderOnly || process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It exited between the check and the signal.
  }
}

/** How soon it is noticed that an adopted process has ended, in ms. */
const WATCH_EVERY_MS = 1_000

const recordSchema = z.object({
  runner: z.int(),
  parts: z.array(z.object({name: z.string(), pid: z.int(), isAdopted: z.optional(z.boolean())})),
})

/** The state of an earlier runner of the folder: whether it still runs, and how many of its services were stopped now. */
export interface Leftovers {
  /** the pid of a runner that is still alive */
  runner: number | null
  stopped: number
}

/** As long as the emulators may take to save their data. */
const LEFTOVERS_STOP_WITHIN_MS = 30_000
const KILLED_WITHIN_MS = 5_000

/** The scripts that run a stack. A stored process id may have been reused by another program since. */
const RUNNERS = /local\/start\.ts|tests\/run\.ts|tests\/faults\/start-stack\.ts/

function readRecord(file: string): z.infer<typeof recordSchema> | null {
  if (!existsSync(file)) return null
  const parsed = recordSchema.safeParse(parseJson(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : null
}

/** The process that runs the stack of the folder; null where none does. */
export function runnerOf(folder: string): number | null {
  const runner = readRecord(join(folder, 'processes.json'))?.runner
  return runner !== undefined && RUNNERS.test(commandOf(runner) ?? '') ? runner : null
}

/**
 * Looks for an earlier runner of the same folder. One that still runs is reported; the services of one that was killed are
 * stopped, after checking that their process ids have not been reused by other programs.
 * @param onWaiting called with how many there are, before they are stopped
 */
export async function stopLeftovers(folder: string, onWaiting?: (count: number) => void): Promise<Leftovers> {
  const runner = runnerOf(folder)
  if (runner !== null) return {runner, stopped: 0}
  const file = join(folder, 'processes.json')
  const record = readRecord(file)
  rmSync(file, {force: true})
  const ours = (record?.parts ?? []).filter(({pid}) =>
    /node|firebase|java.*firestore/i.test(commandOf(pid) ?? ''),
  )
  if (ours.length > 0) onWaiting?.(ours.length)
  // Cleanly, as when they are stopped: the emulators save their data, for which they need what they have started.
  const leaders = ours.filter(({isAdopted}) => !isAdopted)
  for (const {pid} of leaders) signalGroup(pid, 'SIGTERM', true)
  await haveEnded(leaders, LEFTOVERS_STOP_WITHIN_MS)
  for (const {pid} of ours) signalGroup(pid, 'SIGKILL', false)
  // Until then they hold their ports.
  await haveEnded(ours, KILLED_WITHIN_MS)
  return {runner: null, stopped: ours.length}
}

async function haveEnded(parts: readonly {pid: number}[], withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  while (parts.some(({pid}) => commandOf(pid) !== null) && Date.now() < deadline) await delay(100)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
