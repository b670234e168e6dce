import {readFileSync} from 'node:fs'

/**
 * Whether a process runs, also one of another account. One that has ended, and only waits for its parent to ask how, does not: signal
 * 0 reaches it all the same.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return kernelFields(pid)[0] !== 'Z'
}

/** The start time of a process in the kernel's ticks; empty on systems without /proc. */
export function startOf(pid: number): string {
  return kernelFields(pid)[19] ?? ''
}

/** The fields of proc_pid_stat(5) from the third on, the state; the second is a name, which may have spaces. */
function kernelFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
