import {readdirSync, readFileSync} from 'node:fs'

/**
 * The most memory that any emulator's worker of a function has used so far, in MB; null where the system does not tell (it is
 * Linux that does).
 */
export function peakMemory(functionName: string): number | null {
  const peaks = processIds().flatMap((pid) => {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      if (!environment.includes(`FUNCTION_TARGET=${functionName}`)) return []
      const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return peak === undefined ? [] : [Number(peak) / 1000]
    } catch {
      // It has ended, or belongs to somebody else.
      return []
    }
  })
  return peaks.length === 0 ? null : Math.round(Math.max(...peaks))
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}
