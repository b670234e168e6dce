import {spawn, type ChildProcess} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod/mini'
import {lastSavedAt} from '../../local/emulators.ts'
import {root} from '../../local/services.ts'
import type {Interruption} from './oracle/books.ts'

/** An export begins so long before it is complete, at most, in ms. */
const EXPORT_MS = 10_000

const recordSchema = z.object({parts: z.array(z.object({pid: z.int()}))})

/** A stack in processes of its own, that can be killed with everything that belongs to it and started again. */
export class KillableStack {
  readonly dataDir: string
  readonly #name: string
  readonly #offset: number
  #runner: ChildProcess | null = null

  constructor(name: string, offset: number) {
    this.#name = name
    this.#offset = offset
    this.dataDir = join(root, '.local', name)
  }

  /** @throws Error with what the stack has printed when it does not start */
  async start({fresh}: {fresh: boolean}): Promise<void> {
    const script = join(import.meta.dirname, 'start-stack.ts')
    const options = ['--name', this.#name, '--offset', String(this.#offset), ...(fresh ? ['--fresh'] : [])]
    const runner = spawn(process.execPath, [script, ...options], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#runner = runner
    await new Promise<void>((resolve, reject) => {
      let printed = ''
      const read = (chunk: Buffer) => {
        printed += chunk.toString()
        if (/^ready$/m.test(printed)) resolve()
      }
      runner.stdout.on('data', read)
      runner.stderr.on('data', read)
      runner.once('exit', () => reject(new Error(`The stack has not started. ${printed}`)))
    })
  }

  /**
   * Kills (SIGKILL) the runner and every service at once: nothing is saved, nothing says goodbye.
   * @returns from when on work is lost
   */
  async kill(): Promise<Interruption> {
    const {parts} = recordSchema.parse(JSON.parse(readFileSync(join(this.dataDir, 'processes.json'), 'utf8')))
    const ended = this.#ended()
    this.#runner?.kill('SIGKILL')
    for (const {pid} of parts) {
      try {
        process.kill(-pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    await ended
    return {from: (lastSavedAt(this.dataDir) ?? 0) - EXPORT_MS, to: Date.now()}
  }

  async stop(): Promise<void> {
    const ended = this.#ended()
    this.#runner?.kill('SIGTERM')
    await ended
  }

  #ended(): Promise<void> {
    const runner = this.#runner
    if (runner === null || runner.exitCode !== null || runner.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => runner.once('exit', () => resolve()))
  }
}
