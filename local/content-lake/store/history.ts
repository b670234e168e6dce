import type {LakeDocument} from './document.ts'
import {applyEffect} from './effects.ts'
import type {Store} from './store.ts'
import type {Transaction} from './transaction-log.ts'

export interface TransactionFilter {
  fromTransaction?: string | undefined
  toTransaction?: string | undefined
  /** ISO dates, both inclusive. */
  fromTime?: string | undefined
  toTime?: string | undefined
  authors?: string[] | undefined
  reverse?: boolean | undefined
  limit?: number | undefined
}

/** The transactions that touched any of the documents, oldest first unless reversed. The bounds are part of the result. */
export function transactionsOf(store: Store, ids: string[], filter: TransactionFilter): Transaction[] {
  const found = new Set(ids.flatMap((id) => [...store.historyOf(id)]))
  const from = filter.fromTransaction ? store.positionOf(filter.fromTransaction) : undefined
  const to = filter.toTransaction ? store.positionOf(filter.toTransaction) : undefined
  const transactions = [...found]
    .map((transaction) => ({transaction, position: store.positionOf(transaction.id) ?? 0}))
    .filter(
      ({transaction: {timestamp, author}, position}) =>
        (from === undefined || position >= from) &&
        (to === undefined || position <= to) &&
        (!filter.fromTime || timestamp >= filter.fromTime) &&
        (!filter.toTime || timestamp <= filter.toTime) &&
        (!filter.authors || filter.authors.includes(author)),
    )
    .toSorted((a, b) => (filter.reverse ? b.position - a.position : a.position - b.position))
    .map(({transaction}) => transaction)
  return filter.limit === undefined ? transactions : transactions.slice(0, filter.limit)
}

/** A moment in history: just after a transaction, at a time (ISO date), or the last state before the document was deleted. */
export type Moment = {revision: string} | {time: string} | {lastRevision: true}

/** The document at that moment, or undefined when it did not exist or history does not go back that far. */
export function documentAt(store: Store, id: string, moment: Moment): LakeDocument | undefined {
  const history = store.historyOf(id)
  let document: LakeDocument | null = store.get(id) ?? null
  if ('lastRevision' in moment) {
    for (const transaction of history.toReversed()) {
      if (document) break
      document = before(transaction, id, document)
    }
    return document ?? undefined
  }
  const position = 'revision' in moment ? store.positionOf(moment.revision) : undefined
  if ('revision' in moment && position === undefined) return undefined
  for (const transaction of history.toReversed()) {
    const isLater =
      'revision' in moment
        ? (store.positionOf(transaction.id) ?? 0) > (position ?? 0)
        : transaction.timestamp > moment.time
    if (!isLater) return document ?? undefined
    document = before(transaction, id, document)
  }
  return document ?? undefined
}

function before(transaction: Transaction, id: string, after: LakeDocument | null): LakeDocument | null {
  const change = transaction.changes.find((found) => found.id === id)
  return change ? applyEffect(after, change.effects.revert) : after
}
