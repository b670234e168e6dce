import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Environment} from '../environment.ts'

const folderOf = (dataDir: string) => join(dataDir, 'clock')
const fileOf = (dataDir: string) => join(folderOf(dataDir), 'moved-ms')

/** By how much the clock of the stack with this data was moved on, in ms. */
export function readMoved(dataDir: string): number {
  try {
    return Number(readFileSync(fileOf(dataDir), 'utf8')) || 0
  } catch {
    return 0
  }
}

/** By how much it is moved from now on; its processes notice in a moment ({@link behindTime}). */
export function writeMoved(dataDir: string, ms: number): void {
  mkdirSync(folderOf(dataDir), {recursive: true})
  // Renamed, so that nobody reads half of it.
  writeFileSync(`${fileOf(dataDir)}-next`, String(ms))
  renameSync(`${fileOf(dataDir)}-next`, fileOf(dataDir))
}

/** The ids of the running processes of the stack with this data that do not have its time yet. */
export function behindTime(dataDir: string): number[] {
  const folder = join(folderOf(dataDir), 'seen')
  const moved = String(readMoved(dataDir))
  mkdirSync(folder, {recursive: true})
  return readdirSync(folder)
    .map(Number)
    .filter((pid) => {
      const file = join(folder, String(pid))
      try {
        process.kill(pid, 0)
        return readFileSync(file, 'utf8') !== moved
      } catch {
        // It was killed, or has ended just now.
        rmSync(file, {force: true})
        return false
      }
    })
}

/** With these a process of the stack with this data has its clock. */
export function clockEnvironment(dataDir: string): Environment {
  const preload = pathToFileURL(join(import.meta.dirname, 'moved-date.js')).href
  return {
    LECTERN_CLOCK: folderOf(dataDir),
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], `--import=${preload}`].filter(Boolean).join(' '),
  }
}
