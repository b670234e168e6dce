import {open, rename} from 'node:fs/promises'
import {dirname} from 'node:path'

/** Syncs the entries of a folder to the disk, so that a file created or renamed in it survives a power failure. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder for syncing.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Renames a complete temporary file to its target, so that a reader sees all of it or nothing, even after a power failure. */
export async function putInPlace(temporary: string, target: string): Promise<void> {
  await rename(temporary, target)
  await syncFolder(dirname(target))
}
