import {type FileHandle, open, readdir, rm} from 'node:fs/promises'
import {createReadStream, existsSync} from 'node:fs'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {isRecord, type LakeDocument} from './document.ts'
import {putInPlace, syncFolder} from '../../stand-in/durable-file.ts'
import type {Effects} from './effects.ts'
import type {Mutation} from './mutation.ts'

/** The changes of one transaction to one document. */
export interface DocumentChange {
  id: string
  previousRev?: string
  /** The mutations on this document in the order given, with queries resolved to its id. */
  mutations: Mutation[]
  effects: Effects
}

export interface Transaction {
  id: string
  /** ISO date. Never earlier than that of the transaction before it. */
  timestamp: string
  author: string
  changes: DocumentChange[]
}

/**
 * The disk format. `snapshot.ndjson` holds a header line `{generation, documents, transactions}`, then the
 * documents, then the newest transactions before it (for history). `transactions-<generation>.ndjson` holds
 * every transaction since, one a line, each synced to the disk before it is acknowledged. Replacing the
 * snapshot (an atomic rename) starts the next generation, so a crash at any point leaves one complete pair.
 */
export interface Recovered {
  documents: Map<string, LakeDocument>
  /** Oldest first; those before the snapshot are already part of `documents`. */
  history: Transaction[]
  /** The transactions since the snapshot, to be applied to `documents` in order. */
  pending: Transaction[]
}

export class TransactionLog {
  readonly #folder: string
  #generation: number
  #file: FileHandle
  #length: number
  #broken: Error | undefined

  private constructor(folder: string, generation: number, file: FileHandle, length: number) {
    this.#folder = folder
    this.#generation = generation
    this.#file = file
    this.#length = length
  }

  /** Opens the log of a folder, dropping a last line that is incomplete because the process ended while writing it. */
  static async open(folder: string): Promise<{log: TransactionLog; recovered: Recovered}> {
    const {generation, documents, history} = await readSnapshot(join(folder, 'snapshot.ndjson'))
    const path = logPath(folder, generation)
    await removeOthers(folder, generation)
    const {transactions, length} = await readTransactions(path)
    const file = await open(path, existsSync(path) ? 'r+' : 'w+')
    await file.truncate(length)
    await file.sync()
    await syncFolder(folder)
    return {
      log: new TransactionLog(folder, generation, file, length),
      recovered: {documents, history, pending: transactions},
    }
  }

  /** Bytes of the log since the last snapshot. */
  get length(): number {
    return this.#length
  }

  /** Resolves once the transaction is on the disk. When it rejects, the transaction is not committed. */
  async append(transaction: Transaction): Promise<void> {
    if (this.#broken) throw this.#broken
    const line = Buffer.from(`${JSON.stringify(transaction)}\n`)
    try {
      await writeAll(this.#file, line, this.#length)
      await this.#file.datasync()
      this.#length += line.length
    } catch (error) {
      // The line may be written in part, or in full but not synced. Remove it; if even that fails, nothing more
      // may be written after it.
      try {
        await this.#file.truncate(this.#length)
        await this.#file.sync()
      } catch {
        this.#broken = new Error(
          'The transaction log cannot be written any more; restart the content lake.',
          {cause: error},
        )
      }
      throw error
    }
  }

  /** Writes a new snapshot and starts an empty log. */
  async compact(documents: Iterable<LakeDocument>, history: Transaction[]): Promise<void> {
    const generation = this.#generation + 1
    const next = await open(logPath(this.#folder, generation), 'w+')
    await next.sync()
    const temporary = join(this.#folder, 'snapshot.tmp')
    const file = await open(temporary, 'w')
    try {
      const all = [...documents]
      await file.writeFile(
        `${JSON.stringify({generation, documents: all.length, transactions: history.length})}\n`,
      )
      for (const part of inParts([...all, ...history])) await file.writeFile(part)
      await file.sync()
    } finally {
      await file.close()
    }
    await putInPlace(temporary, join(this.#folder, 'snapshot.ndjson'))
    const old = this.#file
    const oldPath = logPath(this.#folder, this.#generation)
    this.#file = next
    this.#generation = generation
    this.#length = 0
    await old.close()
    await rm(oldPath, {force: true})
  }

  async close(): Promise<void> {
    await this.#file.close()
  }
}

function logPath(folder: string, generation: number): string {
  return join(folder, `transactions-${generation}.ndjson`)
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const {bytesWritten} = await file.write(bytes, written, bytes.length - written, position + written)
    written += bytesWritten
  }
}

function* inParts(lines: object[]): Generator<string> {
  for (let i = 0; i < lines.length; i += 500) {
    yield lines
      .slice(i, i + 500)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('')
  }
}

async function readSnapshot(path: string) {
  const documents = new Map<string, LakeDocument>()
  const history: Transaction[] = []
  if (!existsSync(path)) return {generation: 0, documents, history}
  const lines = createInterface({input: createReadStream(path), crlfDelay: Infinity})
  let header: {generation: number; documents: number; transactions: number} | undefined
  for await (const line of lines) {
    const value: unknown = JSON.parse(line)
    if (!header) header = value as {generation: number; documents: number; transactions: number}
    else if (documents.size < header.documents)
      documents.set((value as LakeDocument)._id, value as LakeDocument)
    else history.push(value as Transaction)
  }
  if (!header || documents.size !== header.documents || history.length !== header.transactions) {
    throw new Error(`${path} is incomplete: it was changed by something other than the content lake.`)
  }
  return {generation: header.generation, documents, history}
}

/** Reads whole lines. `length` is where the next line goes: after the last complete one. */
async function readTransactions(path: string): Promise<{transactions: Transaction[]; length: number}> {
  const transactions: Transaction[] = []
  if (!existsSync(path)) return {transactions, length: 0}
  let length = 0
  let rest: Buffer = Buffer.alloc(0)
  let unreadable = 0
  for await (const chunk of createReadStream(path, {highWaterMark: 1 << 20})) {
    let buffer = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer)
    for (let end = buffer.indexOf(10); end !== -1; end = buffer.indexOf(10)) {
      const line = buffer.subarray(0, end).toString('utf8')
      buffer = buffer.subarray(end + 1)
      // Only the last line can be incomplete, and it was never acknowledged. Any earlier line was.
      if (unreadable > 0)
        throw new Error(
          `${path}, line ${unreadable}, is not a transaction: the file was changed by something other than the content lake.`,
        )
      const transaction = parseTransaction(line)
      if (transaction) {
        transactions.push(transaction)
        length += end + 1
      } else unreadable = transactions.length + 1
    }
    rest = buffer
  }
  return {transactions, length}
}

function parseTransaction(line: string): Transaction | undefined {
  try {
    const value: unknown = JSON.parse(line)
    const whole = isRecord(value) && typeof value['id'] === 'string' && Array.isArray(value['changes'])
    return whole ? (value as unknown as Transaction) : undefined
  } catch {
    return undefined
  }
}

async function removeOthers(folder: string, generation: number): Promise<void> {
  const keep = `transactions-${generation}.ndjson`
  for (const name of await readdir(folder)) {
    if (name === 'snapshot.tmp' || (/^transactions-\d+\.ndjson$/.test(name) && name !== keep)) {
      await rm(join(folder, name), {force: true})
    }
  }
}
