import {link, mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import * as z from 'zod/mini'
import {isRunning, startOf} from '../../process-state.ts'

const Holder = z.object({pid: z.number(), processStart: z.string(), since: z.string()})
type Holder = z.infer<typeof Holder>

/** The data folder is locked by another running process, which the message names. */
class FolderInUse extends Error {
  readonly pid: number
  constructor(folder: string, holder: Holder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} (since ${holder.since}). ` +
        `Stop that content lake, or give this one another LAKE_DATA.`,
    )
    this.name = 'FolderInUse'
    this.pid = holder.pid
  }
}

/**
 * Locks the folder for this process. The lock of a process that was killed is detected and replaced.
 * @returns the function that releases the lock
 * @throws FolderInUse while another process holds the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, {recursive: true})
  const path = join(folder, 'lock')
  const mine = `${path}.${process.pid}.${crypto.randomUUID()}`
  const holder: Holder = {
    pid: process.pid,
    processStart: startOf(process.pid),
    since: new Date().toISOString(),
  }
  const text = JSON.stringify({...holder, key: mine})
  await writeFile(mine, text)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // Creating a hard link is atomic: it fails when another process already holds the lock.
        await link(mine, path)
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error
        const found = await read(path)
        if (found && isAlive(found)) throw new FolderInUse(folder, found)
        await rename(path, `${mine}.stale`).catch(ignoreMissing)
        continue
      }
      // Two processes may have found the same stale lock, and the slower one may have removed ours with it.
      await wait(20)
      if ((await readFile(path, 'utf8').catch(() => '')) === text) {
        return () => rm(path, {force: true})
      }
    }
    const found = await read(path)
    throw found ? new FolderInUse(folder, found) : new Error(`Could not lock the data folder ${folder}`)
  } finally {
    await rm(mine, {force: true})
    await rm(`${mine}.stale`, {force: true})
  }
}

async function read(path: string): Promise<Holder | undefined> {
  try {
    return Holder.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  const start = startOf(holder.pid)
  if (holder.pid === process.pid) return holder.processStart === start
  // Where the start time is known, a different one means that the process id was reused.
  return (
    isRunning(holder.pid) && (start === '' || holder.processStart === '' || start === holder.processStart)
  )
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function ignoreMissing(error: unknown): void {
  if (!isCode(error, 'ENOENT')) throw error
}
