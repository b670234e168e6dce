import {openJournal, type Change, type Journal} from './journal.ts'

/** The operations of a transaction. Rows are immutable: replace a row with a new object, never change one in place. */
export interface Transaction<Tables> {
  get<T extends keyof Tables & string>(table: T, id: string): Tables[T] | undefined
  /** Every row of a table, oldest first. */
  all<T extends keyof Tables & string>(table: T): Tables[T][]
  put<T extends keyof Tables & string>(table: T, id: string, row: Tables[T]): void
  remove(table: keyof Tables & string, id: string): void
}

/** Tables in memory, with every transaction on disk before its result is sent (see `durable`). */
export interface Store<Tables> extends Pick<Transaction<Tables>, 'get' | 'all'> {
  /** Runs `work` synchronously. When it throws, nothing is changed. */
  transact<R>(work: (tx: Transaction<Tables>) => R): R
  /** Resolves when all transactions so far are on the disk. Wait for it before responding. */
  durable(): Promise<void>
  close(): Promise<void>
}

/** Opens the store kept in `folder`. Rows are not validated: no other program writes to the folder. */
export async function openStore<Tables extends object>(folder: string): Promise<Store<Tables>> {
  const rows = new Rows()
  const journal = await openJournal(
    folder,
    (change) => rows.apply(change),
    () => rows.all(),
  )
  return storeOver(rows, journal)
}

/**
 * A store that is gone with its process.
 * @param onChanges told of the changes of each transaction
 */
export function memoryStore<Tables extends object>(
  onChanges: (changes: readonly Change[]) => void,
): Store<Tables> {
  const nothing = async () => {}
  return storeOver(new Rows(), {append: onChanges, durable: nothing, close: nothing})
}

/** The rows of all tables. */
class Rows {
  readonly #tables = new Map<string, Map<string, unknown>>()

  of(table: string): Map<string, unknown> {
    let rows = this.#tables.get(table)
    if (rows === undefined) this.#tables.set(table, (rows = new Map()))
    return rows
  }

  apply({table, id, value}: Change): void {
    if (value === null) this.of(table).delete(id)
    else this.of(table).set(id, value)
  }

  *all(): Generator<Change> {
    for (const [table, rows] of this.#tables) for (const [id, value] of rows) yield {table, id, value}
  }
}

function storeOver<Tables extends object>(rows: Rows, journal: Journal): Store<Tables> {
  const get = <T extends keyof Tables & string>(table: T, id: string) =>
    rows.of(table).get(id) as Tables[T] | undefined
  const all = <T extends keyof Tables & string>(table: T) => [...rows.of(table).values()] as Tables[T][]

  return {
    get,
    all,
    transact(work) {
      const changes: Change[] = []
      const undo: Change[] = []
      const record = (change: Change) => {
        undo.unshift({...change, value: rows.of(change.table).get(change.id) ?? null})
        changes.push(change)
        rows.apply(change)
      }
      try {
        const result = work({
          get,
          all,
          put: (table, id, row) => record({table, id, value: row}),
          remove: (table, id) => record({table, id, value: null}),
        })
        if (changes.length > 0) journal.append(changes)
        return result
      } catch (error) {
        for (const change of undo) rows.apply(change)
        throw error
      }
    },
    durable: () => journal.durable(),
    close: () => journal.close(),
  }
}
