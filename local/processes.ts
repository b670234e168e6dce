import {spawn, type ChildProcess} from 'node:child_process'
import {createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import * as z from 'zod/mini'
import {commandOf} from './port-holder.ts'

/** What it takes to start one part of the stack. */
export interface ServiceDefinition {
  name: string
  command: string
  args: string[]
  cwd: string
  env: Record<string, string>
  /** the part is up when it prints this */
  readyWhen: RegExp
  /** ms until a part that has said nothing is given up */
  readyWithinMs: number
  /** the signal that ends it cleanly; the emulators save their data on SIGINT */
  stopSignal?: 'SIGINT' | 'SIGTERM'
  /** done when it is ready: its end afterwards is no failure */
  endsByItself?: boolean
  /** ms it may take to end cleanly */
  stopWithinMs?: number
}

export class ServiceFailure extends Error {}

/**
 * The processes of one stack. Each part is the leader of a process group of its own, so that the terminal's Ctrl-C
 * reaches only the runner, which then ends the parts one clean signal each; and all of a group's children end with it.
 */
export class Processes {
  readonly #folder: string
  readonly #record: string
  readonly #running = new Map<string, {child: ChildProcess; definition: ServiceDefinition}>()
  /** processes that a part has started in a group of their own */
  readonly #adopted = new Map<string, number>()
  #stopping = false
  /** called when a part ends that nobody stopped */
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
   * Starts a part and resolves when it is ready.
   * @throws ServiceFailure with the end of its log when it ends or stays silent before that
   */
  async start(definition: ServiceDefinition): Promise<void> {
    if (this.#stopping)
      throw new ServiceFailure(`${definition.name} was not started: everything is being stopped.`)
    const logFile = this.logFile(definition.name)
    const log = createWriteStream(logFile)
    const child = spawn(definition.command, definition.args, {
      cwd: definition.cwd,
      env: {...process.env, ...definition.env},
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
        log.write(chunk)
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
    // It may have ended between its last words and now.
    if (child.exitCode !== null) reportExit()
    else child.once('exit', reportExit)
  }

  /** Also ends this process with the others: one that a part has started and might not get to end itself. */
  adopt(name: string, pid: number): void {
    this.#adopted.set(name, pid)
    this.#writeRecord()
  }

  /** Ends every part, each with its own clean signal; a part that does not end in its time is killed. */
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
    const parts = [...started, ...[...this.#adopted].map(([name, pid]) => ({name, pid}))]
    mkdirSync(dirname(this.#record), {recursive: true})
    writeFileSync(this.#record, JSON.stringify({runner: process.pid, parts}))
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

/** Signals a group's leader, or the whole group; a process that is already gone is fine. */
function signalGroup(pid: number, signal: NodeJS.Signals, leaderOnly: boolean): void {
  try {
    process.kill(leaderOnly || process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It ended between the look and the signal.
  }
}

const recordSchema = z.object({
  runner: z.int(),
  parts: z.array(z.object({name: z.string(), pid: z.int()})),
})

/** What an earlier runner left in the folder: whether it still runs, and how many of its parts were ended now. */
export interface Leftovers {
  /** the pid of a runner that is still alive */
  runner: number | null
  stopped: number
}

/** The scripts that run a stack: their process ids may long have passed to strangers. */
const RUNNERS = /local\/start\.ts|tests\/run\.ts/

/**
 * Looks for an earlier runner of the same folder. One that still runs is reported; the parts of one that was killed are
 * ended, after making sure that the process ids have not passed to strangers.
 */
export async function stopLeftovers(folder: string): Promise<Leftovers> {
  const file = join(folder, 'processes.json')
  if (!existsSync(file)) return {runner: null, stopped: 0}
  const parsed = recordSchema.safeParse(parseJson(readFileSync(file, 'utf8')))
  rmSync(file, {force: true})
  if (!parsed.success) return {runner: null, stopped: 0}
  if (RUNNERS.test(commandOf(parsed.data.runner) ?? '')) {
    writeFileSync(file, JSON.stringify(parsed.data))
    return {runner: parsed.data.runner, stopped: 0}
  }
  const ours = parsed.data.parts.filter(({pid}) =>
    /node|firebase|java.*firestore/i.test(commandOf(pid) ?? ''),
  )
  for (const {pid} of ours) signalGroup(pid, 'SIGTERM', false)
  const deadline = Date.now() + 10_000
  while (ours.some(({pid}) => commandOf(pid) !== null) && Date.now() < deadline) await delay(100)
  for (const {pid} of ours) signalGroup(pid, 'SIGKILL', false)
  return {runner: null, stopped: ours.length}
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
