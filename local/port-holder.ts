import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync, readlinkSync} from 'node:fs'
import {connect} from 'node:net'
import {HOST} from './ports.ts'

/** Whether something listens on the port. On the loopback interface 500 ms are long enough for an answer. */
export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({host: HOST, port, timeout: 500})
    const answer = (taken: boolean) => {
      socket.destroy()
      resolve(taken)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.once('timeout', () => answer(false))
  })
}

export interface PortHolder {
  pid: number
  command: string
}

/** The process listening on a port, or null when it cannot be determined (another user's process, for example). */
export function findPortHolder(port: number): PortHolder | null {
  try {
    return process.platform === 'linux' ? fromProc(port) : fromLsof(port)
  } catch {
    return null
  }
}

const LISTEN = '0A'

/** Linux: the listening socket's inode from /proc/net/tcp*, then the process that has it open. */
function fromProc(port: number): PortHolder | null {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = new Set<string>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/)
      if (state === LISTEN && inode && local?.endsWith(`:${wanted}`)) inodes.add(`socket:[${inode}]`)
    }
  }
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (opens(pid, inodes)) return {pid: Number(pid), command: commandOf(Number(pid)) ?? 'unknown'}
  }
  return null
}

function opens(pid: string, inodes: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return inodes.has(readlinkSync(`/proc/${pid}/fd/${fd}`))
      } catch {
        return false
      }
    })
  } catch {
    return false
  }
}

function fromLsof(port: number): PortHolder | null {
  const listing = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'], {encoding: 'utf8'})
  const pid = Number(/^p(\d+)/m.exec(listing)?.[1])
  return pid ? {pid, command: commandOf(pid) ?? 'unknown'} : null
}

/** A process's command line, or null when it no longer runs. */
export function commandOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {encoding: 'utf8'}).trim() || null
  } catch {
    return null
  }
}
