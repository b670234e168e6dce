/**
 * Loads the seed into a dataset without undoing anyone's work. A document is written when it is missing, when an earlier
 * load was interrupted half-way through it, or when the seed has changed since and nobody has touched it; what was
 * loaded is remembered in the dataset itself, so that the two can be told apart.
 */
import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'
import {digest, fromDataset, fromSeed, isUnfinished, type StoredDocument} from './fingerprint.ts'

/** A dot in the id keeps the document from the public. */
const recordId = 'seed.record'

interface SeedRecord {
  _id: string
  _type: 'seedRecord'
  documents: {_key: string; hash: string}[]
}

export interface LoadOptions {
  /** A client that may write; it needs a token where the dataset asks for one. */
  client: SanityClient
  documents: readonly StoredDocument[]
  /** Puts the seed's version back in place of edited, unpublished and deleted documents, whose drafts are deleted. */
  replace?: boolean
  onProgress?: (step: string, done?: number, total?: number) => void
}

export interface Loaded {
  /** Ids written now. */
  written: string[]
  /** How many were there already, just as the seed has them. */
  unchanged: number
  /** Ids left alone because somebody has changed, unpublished or deleted them. */
  kept: string[]
  /** Ids of documents that an earlier seed had and this one has no more, taken away because nobody had touched them. */
  removed: string[]
  /** Ids of documents whose drafts were deleted, which only a load that replaces does. */
  discardedDrafts: string[]
}

interface Plan {
  create: StoredDocument[]
  overwrite: StoredDocument[]
  unchanged: StoredDocument[]
  kept: string[]
  /** the ids of the documents that have a draft */
  withDraft: ReadonlySet<string>
}

/** Throws what the client throws when the dataset cannot be reached or refuses. */
export async function loadSeed({
  client,
  documents,
  replace = false,
  onProgress,
}: LoadOptions): Promise<Loaded> {
  const {create, overwrite, unchanged, kept, withDraft} = await planLoad(client, documents, replace)
  const progress = ({step, current, total}: {step: string; current?: number; total?: number}) =>
    onProgress?.(step, current, total)
  const shared = {client, onProgress: progress, releasesOperation: 'ignore'} as const
  // Missing documents first: the others may refer to them. The importer takes the pictures out of what it is given.
  if (create.length > 0)
    await sanityImport(structuredClone(create), {...shared, operation: 'createIfNotExists'})
  const discardedDrafts = replace ? overwrite.map(({_id}) => _id).filter((id) => withDraft.has(id)) : []
  if (overwrite.length > 0) {
    await sanityImport(structuredClone(overwrite), {...shared, operation: 'createOrReplace'})
    if (discardedDrafts.length > 0)
      await discardedDrafts.reduce((all, id) => all.delete(`drafts.${id}`), client.transaction()).commit()
  }
  const written = [...create, ...overwrite]
  const removed = await removeOutdated(client, documents)
  await remember(client, [...written, ...unchanged], removed)
  return {written: written.map(({_id}) => _id), unchanged: unchanged.length, kept, removed, discardedDrafts}
}

async function planLoad(
  client: SanityClient,
  documents: readonly StoredDocument[],
  replace: boolean,
): Promise<Plan> {
  const ids = documents.map(({_id}) => _id)
  const {stored, drafts, record} = await client.fetch<{
    stored: StoredDocument[]
    drafts: string[]
    record: SeedRecord | null
  }>(
    `{"stored": *[_id in $ids], "drafts": *[_id in $drafts]._id, "record": *[_id == $record][0]}`,
    {ids, drafts: ids.map((id) => `drafts.${id}`), record: recordId},
    {perspective: 'raw'},
  )
  const storedById = new Map(stored.map((document) => [document._id, document]))
  const loadedHashes = new Map(record?.documents.map(({_key, hash}) => [_key, hash]))
  const withDraft = new Set(drafts.map((id) => id.slice('drafts.'.length)))
  const plan: Plan = {create: [], overwrite: [], unchanged: [], kept: [], withDraft}
  for (const document of documents) {
    const {_id} = document
    const there = storedById.get(_id)
    const before = loadedHashes.get(_id)
    const hasDraft = withDraft.has(_id)
    if (!there) {
      // Loaded before and gone now, or only a draft: somebody has deleted or unpublished it.
      if (replace || (before === undefined && !hasDraft))
        (hasDraft ? plan.overwrite : plan.create).push(document)
      else plan.kept.push(_id)
      continue
    }
    const seed = await fromSeed(document)
    const now = fromDataset(there)
    const asSeeded = digest(now) === digest(seed)
    const unfinished = isUnfinished(now, seed)
    const untouched = digest(now) === before && !hasDraft
    if (asSeeded && !(replace && hasDraft)) plan.unchanged.push(document)
    else if (replace || unfinished || untouched) plan.overwrite.push(document)
    else plan.kept.push(_id)
  }
  return plan
}

/**
 * Takes away what an earlier seed had and this one has no more: what nobody has changed since, and nothing refers to.
 * @returns the ids
 */
async function removeOutdated(client: SanityClient, documents: readonly StoredDocument[]): Promise<string[]> {
  const loaded = new Map((await recordOf(client))?.documents.map(({_key, hash}) => [_key, hash]))
  for (const {_id} of documents) loaded.delete(_id)
  if (loaded.size === 0) return []
  const unused = await client.fetch<StoredDocument[]>(
    '*[_id in $ids && !("drafts." + _id in *[]._id) && count(*[references(^._id)]) == 0]',
    {ids: [...loaded.keys()]},
    {perspective: 'raw'},
  )
  const removed = unused
    .filter((document) => digest(fromDataset(document)) === loaded.get(document._id))
    .map(({_id}) => _id)
  if (removed.length > 0) await removed.reduce((all, id) => all.delete(id), client.transaction()).commit()
  return removed
}

function recordOf(client: SanityClient): Promise<SeedRecord | null> {
  return client.fetch<SeedRecord | null>('*[_id == $id][0]', {id: recordId}, {perspective: 'raw'})
}

/** Notes what the dataset has of the seed, so that the next load can tell an edited document from an outdated one. */
async function remember(
  client: SanityClient,
  loaded: readonly StoredDocument[],
  removed: readonly string[],
): Promise<void> {
  const record = await recordOf(client)
  const before = new Map(record?.documents.map(({_key, hash}) => [_key, hash]))
  const hashes = new Map(before)
  for (const document of loaded) hashes.set(document._id, digest(await fromSeed(document)))
  for (const id of removed) hashes.delete(id)
  if (removed.length === 0 && loaded.every(({_id}) => hashes.get(_id) === before.get(_id))) return
  await client.createOrReplace({
    _id: recordId,
    _type: 'seedRecord',
    documents: [...hashes].map(([_key, hash]) => ({_key, hash})),
  })
}
