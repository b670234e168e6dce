import {execFileSync} from 'node:child_process'

interface RunningProcess {
  pid: number
  parent: number
  /** resident memory, in MB; pages that processes share count for each of them */
  memory: number
  command: string
}

function runningProcesses(): RunningProcess[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], {encoding: 'utf8'})
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, kilobytes, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return pid === undefined
        ? []
        : [{pid: Number(pid), parent: Number(parent), memory: Number(kilobytes) / 1000, command}]
    })
}

/**
 * The resident memory of everything that this process has started, in MB, without the browser that looks at it.
 * @param pids of these processes alone, if given
 */
export function startedMemory(pids?: readonly number[]): number {
  const all = runningProcesses()
  const own = descendantsOf(process.pid, all).filter(({pid}) => pids === undefined || pids.includes(pid))
  return Math.round(own.reduce((sum, {memory}) => sum + memory, 0))
}

function descendantsOf(parent: number, all: readonly RunningProcess[]): RunningProcess[] {
  return all
    .filter((one) => one.parent === parent && !/chrom/i.test(one.command.split(' ')[0] ?? ''))
    .flatMap((child) => [child, ...descendantsOf(child.pid, all)])
}
