import {mkdir, open, readFile, type FileHandle} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import {putInPlace, syncFolder} from './durable-file.ts'

/** One row written (`value`) or removed (`value: null`). */
export interface Change {
  table: string
  id: string
  value: unknown
}

export interface Journal {
  /** Begins to write the changes of one transaction as one line: after a crash all of them exist, or none. */
  append(changes: readonly Change[]): void
  /** Resolves when everything appended so far is on the disk; rejects from then on once a write has failed. */
  durable(): Promise<void>
  close(): Promise<void>
}

const line = z.array(z.object({table: z.string(), id: z.string(), value: z.unknown()}))

/** Above this many lines a journal is rewritten as one snapshot when it is opened. */
const COMPACT_ABOVE = 500

/**
 * Opens (or creates) the append-only journal in `folder` and hands every change in it to `apply`, oldest
 * first. A last line cut short by a crash was never acknowledged and is dropped; a damaged line before it
 * throws. `snapshot` gives the rows to keep when a long journal is rewritten.
 */
export async function openJournal(
  folder: string,
  apply: (change: Change) => void,
  snapshot: () => Iterable<Change>,
): Promise<Journal> {
  await mkdir(folder, {recursive: true})
  const name = path.join(folder, 'journal.jsonl')
  const text = await readFile(name, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n')
  const torn = lines.pop() ?? ''
  for (const [index, entry] of lines.entries()) {
    for (const change of readLine(entry, `${name}:${index + 1}`)) apply(change)
  }

  if (lines.length > COMPACT_ABOVE) {
    await rewrite(name, snapshot())
  } else if (torn !== '') {
    const file = await open(name, 'r+')
    await file.truncate(Buffer.byteLength(text) - Buffer.byteLength(torn))
    await file.sync()
    await file.close()
  }
  const file = await open(name, 'a')
  await syncFolder(folder)
  return writer(file)
}

function readLine(entry: string, where: string): Change[] {
  try {
    return line.parse(JSON.parse(entry))
  } catch (error) {
    throw new Error(`${where} is damaged; move the file away to start with empty data`, {cause: error})
  }
}

async function rewrite(name: string, rows: Iterable<Change>) {
  const file = await open(`${name}.new`, 'w')
  for (const row of rows) await file.appendFile(`${JSON.stringify([row])}\n`)
  await file.sync()
  await file.close()
  await putInPlace(`${name}.new`, name)
}

function writer(file: FileHandle): Journal {
  let queue: string[] = []
  let draining: Promise<void> | undefined
  let failure: unknown

  async function drain() {
    try {
      // Changes appended in the same tick are written together.
      await Promise.resolve()
      while (queue.length > 0) {
        const batch = queue.join('')
        queue = []
        await file.appendFile(batch)
        await file.datasync()
      }
    } catch (error) {
      failure = error
    } finally {
      draining = undefined
    }
  }

  async function durable() {
    for (let writing = draining; writing !== undefined; writing = draining) await writing
    if (failure !== undefined) throw new Error('the journal cannot be written', {cause: failure})
  }

  return {
    append(changes) {
      queue.push(`${JSON.stringify(changes)}\n`)
      draining ??= drain()
    },
    durable,
    async close() {
      try {
        await durable()
      } finally {
        await file.close()
      }
    },
  }
}
