import {execFileSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {findPortHolder} from '../../local/port-holder.ts'

interface Worker {
  pid: number
  /** the name of its function; null where the system does not tell */
  name: string | null
  /** One that is killed while it starts is waited for by the emulator for a minute and a half. */
  isStarted: boolean
}

/** The processes in which the functions of a stack run: children of the emulator that listens on the port. */
export function functionsWorkers(functionsPort: number): Worker[] {
  const emulator = findPortHolder(functionsPort)
  if (emulator === null) return []
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], {encoding: 'utf8'})
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return Number(parent) === emulator.pid && command.includes('functionsEmulatorRuntime')
        ? [workerOf(Number(pid))]
        : []
    })
}

/** Linux tells a process's environment: its function, and the socket that it listens on once it has started. */
function workerOf(pid: number): Worker {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    const valueOf = (name: string) =>
      environment.find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
    return {pid, name: valueOf('FUNCTION_TARGET'), isStarted: existsSync(valueOf('PORT') ?? '')}
  } catch {
    return {pid, name: null, isStarted: true}
  }
}

/**
 * Kills the processes of these functions that have started, whatever they do; the emulator starts others for the calls to come.
 * @returns how many there were
 */
export function killFunctions(functionsPort: number, names: readonly string[]): number {
  const found = functionsWorkers(functionsPort).filter(
    ({name, isStarted}) => isStarted && (name === null || names.includes(name)),
  )
  for (const {pid} of found) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  return found.length
}
