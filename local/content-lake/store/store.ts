import {randomBytes} from 'node:crypto'
import {mkdir} from 'node:fs/promises'
import {isRecord, type LakeDocument} from './document.ts'
import {applyEffect} from './effects.ts'
import {ReferenceIndex} from './references.ts'
import {type OperationResult, MutationError, Staging} from './staging.ts'
import {type DocumentChange, type Transaction, TransactionLog} from './transaction-log.ts'

/** A committed transaction, with each document before and after. */
export interface Commit {
  transaction: Transaction
  documents: {change: DocumentChange; before: LakeDocument | null; after: LakeDocument | null}[]
}

export interface TransactOptions {
  author: string
  transactionId?: string | undefined
  /** Validates the transaction and returns its result without committing it. */
  dryRun?: boolean | undefined
}

export interface Transacted {
  transactionId: string
  timestamp: string
  results: OperationResult[]
  /** The documents named in `results`, as the transaction left them. */
  get: (id: string) => LakeDocument | null
}

export interface StoreOptions {
  /** The origin of asset URLs, without a trailing slash: asset documents contain full URLs. */
  origin: string
  /** Bytes of transaction log after which a snapshot is written. */
  compactAfter?: number
  /** Transactions kept for history when a snapshot is written. */
  historyKept?: number
}

/**
 * One dataset: its documents in memory, its transactions on disk. Commits happen one at a time; a commit is
 * on the disk before it is visible, and all readers see commits in the same order.
 */
export class Store {
  /** The number of commits: data derived from the documents is stale when it has changed. */
  version = 0
  readonly references = new ReferenceIndex()
  readonly #documents: Map<string, LakeDocument>
  readonly #history: Transaction[] = []
  readonly #historyOf = new Map<string, Transaction[]>()
  readonly #positions = new Map<string, number>()
  readonly #subscribers = new Set<(commit: Commit) => void>()
  readonly #log: TransactionLog
  readonly #options: Required<StoreOptions>
  #tail: Promise<unknown> = Promise.resolve()
  #lastTimestamp = ''
  #nextPosition = 0
  /** Cached ids in order; cleared when one is added or removed. */
  #order: string[] | undefined

  private constructor(
    log: TransactionLog,
    documents: Map<string, LakeDocument>,
    options: Required<StoreOptions>,
  ) {
    this.#log = log
    this.#documents = documents
    this.#options = options
  }

  /** Reads a dataset's folder, creating it when missing. */
  static async open(folder: string, options: StoreOptions): Promise<Store> {
    await mkdir(folder, {recursive: true})
    const {log, recovered} = await TransactionLog.open(folder)
    const store = new Store(log, recovered.documents, {
      compactAfter: 64 << 20,
      historyKept: 10_000,
      ...options,
    })
    for (const transaction of recovered.history) store.#remember(transaction)
    for (const transaction of recovered.pending) {
      for (const change of transaction.changes) {
        store.#put(change.id, applyEffect(recovered.documents.get(change.id) ?? null, change.effects.apply))
      }
      store.#remember(transaction)
    }
    for (const document of recovered.documents.values()) {
      store.#put(document._id, withLocalUrl(document, options.origin))
      store.references.replace(null, store.get(document._id) ?? null)
    }
    await store.#compactWhenLong()
    return store
  }

  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id)
  }

  get size(): number {
    return this.#documents.size
  }

  all(): IterableIterator<LakeDocument> {
    return this.#documents.values()
  }

  /** All documents ordered by id, the same before and after a restart. */
  inOrder(): LakeDocument[] {
    this.#order ??= [...this.#documents.keys()].toSorted()
    return this.#order.flatMap((id) => this.#documents.get(id) ?? [])
  }

  /** The transactions that touched a document, oldest first, as far back as history is kept. */
  historyOf(id: string): readonly Transaction[] {
    return this.#historyOf.get(id) ?? []
  }

  /** Orders transactions: a later one has a higher position. Undefined for a transaction that history does not contain. */
  positionOf(transactionId: string): number | undefined {
    return this.#positions.get(transactionId)
  }

  /**
   * Runs `stage` on the current documents and commits what it staged, all or nothing. Resolves when the
   * transaction is on the disk and visible.
   * @throws MutationError when it cannot be committed
   */
  async transact(options: TransactOptions, stage: (staging: Staging) => void): Promise<Transacted> {
    const run = this.#tail.then(() => this.#commit(options, stage))
    // Commits run one after the other; a failed one does not stop those after it.
    this.#tail = run.catch(() => undefined)
    return run
  }

  /** Calls `subscriber` with every commit from now on, in order. Returns the function that stops it. */
  subscribe(subscriber: (commit: Commit) => void): () => void {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  async close(): Promise<void> {
    await this.#tail
    await this.#log.close()
  }

  async #commit(
    {author, transactionId, dryRun}: TransactOptions,
    stage: (staging: Staging) => void,
  ): Promise<Transacted> {
    const id = transactionId ?? newId()
    if (this.#positions.has(id)) {
      const description = `Transaction with ID "${id}" already exists`
      throw new MutationError(409, {type: 'transactionAlreadyExistsError', id, description}, 0)
    }
    const staging = new Staging(this, id, this.#now())
    stage(staging)
    const changes = staging.changes()
    if (changes.length > 0 && !dryRun) {
      const transaction = {id, timestamp: staging.timestamp, author, changes}
      await this.#log.append(transaction)
      this.#publish(transaction, staging)
      await this.#compactWhenLong()
    }
    return {
      transactionId: id,
      timestamp: staging.timestamp,
      results: staging.results,
      get: (doc) => staging.get(doc),
    }
  }

  #publish(transaction: Transaction, staging: Staging): void {
    const documents = transaction.changes.map((change) => ({
      change,
      before: this.#documents.get(change.id) ?? null,
      after: staging.get(change.id),
    }))
    for (const {change, before, after} of documents) {
      this.references.replace(before, after)
      this.#put(change.id, after)
    }
    this.#remember(transaction)
    this.version++
    for (const subscriber of this.#subscribers) {
      try {
        subscriber({transaction, documents})
      } catch (error) {
        console.error('A subscriber failed on a commit:', error)
      }
    }
  }

  #put(id: string, document: LakeDocument | null): void {
    if (this.#documents.has(id) !== (document !== null)) this.#order = undefined
    if (document) this.#documents.set(id, document)
    else this.#documents.delete(id)
  }

  #remember(transaction: Transaction): void {
    this.#history.push(transaction)
    this.#positions.set(transaction.id, this.#nextPosition++)
    this.#lastTimestamp = transaction.timestamp
    for (const {id} of transaction.changes) {
      const history = this.#historyOf.get(id)
      if (history) history.push(transaction)
      else this.#historyOf.set(id, [transaction])
    }
  }

  /** The current time, but never earlier than the last transaction, even when the system clock is set back. */
  #now(): string {
    const now = new Date().toISOString()
    return now > this.#lastTimestamp ? now : this.#lastTimestamp
  }

  async #compactWhenLong(): Promise<void> {
    if (this.#log.length < this.#options.compactAfter) return
    const tooMany = Math.max(0, this.#history.length - this.#options.historyKept)
    const dropped = new Set(this.#history.splice(0, tooMany))
    for (const {id} of dropped) this.#positions.delete(id)
    for (const id of new Set([...dropped].flatMap(({changes}) => changes.map((change) => change.id)))) {
      const rest = this.historyOf(id).filter((transaction) => !dropped.has(transaction))
      if (rest.length > 0) this.#historyOf.set(id, rest)
      else this.#historyOf.delete(id)
    }
    await this.#log.compact(this.#documents.values(), this.#history)
  }
}

/** 22 letters and digits, like Sanity's transaction and document ids. */
export function newId(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from(randomBytes(22), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Asset URLs with the current origin: the port may have changed since the upload. */
function withLocalUrl(document: LakeDocument, origin: string): LakeDocument {
  const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
  if (!isAsset || typeof document['path'] !== 'string' || !isRecord(document)) return document
  return {...document, url: `${origin}/${document['path']}`}
}
