import {open, rename} from 'node:fs/promises'
import {dirname} from 'node:path'

/** Makes the entries of a folder (a file created or renamed in it) survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there the rename itself is as durable as it gets.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Moves a finished temporary file to its place so that a reader sees all of it or nothing, even after a power cut. */
export async function putInPlace(temporary: string, target: string): Promise<void> {
  await rename(temporary, target)
  await syncFolder(dirname(target))
}
