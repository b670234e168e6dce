import {isDraftId, isPublishedId, isVersionId, publishedIdOf, releaseOf} from './document.ts'
import type {Store} from './store.ts'
import type {DocumentChange, Transaction} from './transaction-log.ts'

/** An event in the history of a document and its versions, as in Sanity's events API. */
export interface HistoryEvent {
  type: string
  timestamp: string
  author: string
  documentId: string
  [detail: string]: unknown
}

/**
 * The events of a document, newest first: of the published document, its draft or one of its versions,
 * whichever the Studio shows. Edits of a draft are not events; they are in the transactions.
 */
export function eventsOf(store: Store, documentId: string): HistoryEvent[] {
  const group = publishedIdOf(documentId)
  const ids = [...new Set([group, `drafts.${group}`, documentId, ...versionsIn(store, group)])]
  const transactions = [...new Set(ids.flatMap((id) => [...store.historyOf(id)]))].toSorted(
    (a, b) => (store.positionOf(a.id) ?? 0) - (store.positionOf(b.id) ?? 0),
  )
  const existing = new Set(ids.filter((id) => existedBefore(store, id)))
  const events: HistoryEvent[] = []
  for (const transaction of transactions) {
    const changes = transaction.changes.filter(({id}) => publishedIdOf(id) === group)
    for (const change of changes) {
      if (isCreation(change)) existing.add(change.id)
      if (isDeletion(change)) existing.delete(change.id)
    }
    events.push(...eventsIn(transaction, changes, group, existing.size === 0))
  }
  return events
    .filter((event) =>
      isPublishedId(documentId) ? isPublishedEvent(event) : isVersionEvent(event, documentId),
    )
    .toReversed()
}

function eventsIn(
  transaction: Transaction,
  changes: DocumentChange[],
  group: string,
  isGone: boolean,
): HistoryEvent[] {
  const base = {timestamp: transaction.timestamp, author: transaction.author, documentId: group}
  const published = changes.find(({id}) => id === group)
  const versions = changes.filter(({id}) => id !== group)
  const removed = versions.filter(isDeletion)
  if (isGone) return [{...base, type: 'deleteDocumentGroup'}]
  const events: HistoryEvent[] = []
  if (published && !isDeletion(published) && removed.length > 0) {
    for (const version of removed) {
      events.push({
        ...base,
        ...named(version.id),
        type: 'publishDocumentVersion',
        revisionId: transaction.id,
        versionRevisionId: version.previousRev,
        publishCause: 'document.publish',
      })
    }
  } else {
    for (const version of removed) {
      events.push({
        ...base,
        ...named(version.id),
        type: 'deleteDocumentVersion',
        versionRevisionId: version.previousRev,
      })
    }
    if (published && !isDeletion(published)) {
      const type = isCreation(published) ? 'createLiveDocument' : 'updateLiveDocument'
      events.push({...base, type, revisionId: transaction.id})
    }
  }
  for (const version of versions.filter(isCreation)) {
    events.push({
      ...base,
      ...named(version.id),
      type: 'createDocumentVersion',
      versionRevisionId: transaction.id,
    })
  }
  if (published && isDeletion(published)) {
    const draft = `drafts.${group}`
    events.push({...base, ...named(draft), type: 'unpublishDocument', versionRevisionId: transaction.id})
  }
  return events
}

function named(versionId: string): {versionId: string; releaseId?: string | undefined} {
  return {versionId, ...(isVersionId(versionId) && {releaseId: releaseOf(versionId)})}
}

const PUBLISHED_EVENTS = new Set([
  'publishDocumentVersion',
  'unpublishDocument',
  'deleteDocumentGroup',
  'createLiveDocument',
  'updateLiveDocument',
])

function isPublishedEvent(event: HistoryEvent): boolean {
  return PUBLISHED_EVENTS.has(event.type)
}

function isVersionEvent(event: HistoryEvent, versionId: string): boolean {
  if (event.type === 'deleteDocumentGroup') return true
  const isOfVersions = event.type.endsWith('DocumentVersion')
  return isOfVersions && event['versionId'] === versionId
}

function isCreation({effects}: DocumentChange): boolean {
  return effects.revert[0] === 0 && effects.revert[1] === null
}

function isDeletion({effects}: DocumentChange): boolean {
  return effects.apply[0] === 0 && effects.apply[1] === null
}

/** Whether the document existed before the oldest transaction that history keeps. */
function existedBefore(store: Store, id: string): boolean {
  const first = store.historyOf(id)[0]?.changes.find((change) => change.id === id)
  return first ? !isCreation(first) : store.get(id) !== undefined
}

function versionsIn(store: Store, group: string): string[] {
  const versions: string[] = []
  for (const {_id} of store.all()) {
    if (!isPublishedId(_id) && !isDraftId(_id) && publishedIdOf(_id) === group) versions.push(_id)
  }
  return versions
}
