import {spawn} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod/mini'
import {stackName} from '../../local/ports.ts'

const root = join(import.meta.dirname, '../..')
const offset = Number(process.env['LECTERN_OFFSET'])
/** Where the stack keeps its data. */
export const dataDir = join(root, '.local', stackName('start', offset))

/** Starting a stack on a computer that does other things, too. */
const STARTED_WITHIN_MS = 240_000

const recordSchema = z.object({
  runner: z.int(),
  parts: z.array(z.object({name: z.string(), pid: z.int()})),
})

/** A running `npm start`. */
export interface Start {
  /** what it has printed */
  output: () => string
  /** its exit code; null when it was killed */
  exited: Promise<number | null>
  /** Ctrl-C */
  interrupt: () => void
  /** Ends all of its processes as a power failure would. */
  killEverything: () => void
  /** Ends the runner alone: its parts go on. */
  killRunner: () => void
  /** Ends the process of one part alone. */
  kill: (part: string) => void
}

/** Starts the stack as `npm start -- --offset …` does, and waits until it says that it is ready. */
export async function start(...options: string[]): Promise<Start> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(root, 'local/start.ts'),
      '--offset',
      String(offset),
      ...options,
    ],
    {cwd: root, stdio: ['ignore', 'pipe', 'pipe']},
  )
  let output = ''
  const {promise: ready, resolve, reject} = Promise.withResolvers<void>()
  const read = (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes('Lectern is ready.')) resolve()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void exited.then((code) => reject(new Error(`npm start ended with code ${code}:\n${output}`)))
  const timeout = setTimeout(
    () => reject(new Error(`npm start was not ready:\n${output}`)),
    STARTED_WITHIN_MS,
  )
  const started: Start = {
    output: () => output,
    exited,
    interrupt: () => child.kill('SIGINT'),
    killEverything() {
      const parts = readParts()
      // The runner first, so that it does not notice what happens to the others.
      child.kill('SIGKILL')
      for (const {pid} of parts) killGroup(pid)
    },
    killRunner: () => void child.kill('SIGKILL'),
    kill(part) {
      killGroup(readParts().find(({name}) => name === part)?.pid ?? 0)
    },
  }
  try {
    await ready
    return started
  } catch (error) {
    started.killEverything()
    throw error
  } finally {
    clearTimeout(timeout)
  }
}

function readParts(): {name: string; pid: number}[] {
  const file = join(dataDir, 'processes.json')
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).parts : []
}

/** Every part leads a process group. */
function killGroup(pid: number): void {
  if (pid <= 0) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
