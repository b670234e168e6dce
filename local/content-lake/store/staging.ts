import {Mutation as Patcher} from '@sanity/mutator'
import type {LakeDocument} from './document.ts'
import {effectsOf, isEqual} from './effects.ts'
import type {MutationErrorItem} from '../api/errors.ts'
import {type DocumentDraft, type Mutation, type PatchOperations, requirePlainValue} from './mutation.ts'
import {type ReferenceIndex, referencesOf} from './references.ts'
import type {DocumentChange} from './transaction-log.ts'

export type Operation = 'create' | 'update' | 'delete' | 'none'

export interface OperationResult {
  id: string
  operation: Operation
}

/** A transaction cannot be committed. Each API wraps this in its own error format. */
export class MutationError extends Error {
  readonly status: number
  readonly item: MutationErrorItem
  readonly index: number
  constructor(status: number, item: MutationErrorItem, index: number) {
    super(item.description)
    this.name = 'MutationError'
    this.status = status
    this.item = item
    this.index = index
  }
}

interface Staged {
  before: LakeDocument | null
  after: LakeDocument | null
  mutations: Mutation[]
  /** The operation of the request that touched the document last, for error messages. */
  index: number
}

/** The committed state that staging reads. */
export interface Committed {
  get(id: string): LakeDocument | undefined
  references: ReferenceIndex
}

/**
 * A transaction in preparation: each mutation sees the results of those before it, and nothing is visible
 * outside until the store commits `changes()`.
 */
export class Staging {
  readonly transactionId: string
  readonly timestamp: string
  readonly results: OperationResult[] = []
  /** Position of the mutation or action being staged, for error messages. */
  index = 0
  readonly #committed: Committed
  readonly #staged = new Map<string, Staged>()

  constructor(committed: Committed, transactionId: string, timestamp: string) {
    this.#committed = committed
    this.transactionId = transactionId
    this.timestamp = timestamp
  }

  /** The document as this transaction sees it. */
  get(id: string): LakeDocument | null {
    const staged = this.#staged.get(id)
    return staged ? staged.after : (this.#committed.get(id) ?? null)
  }

  create(draft: DocumentDraft): void {
    if (this.get(draft._id)) {
      throw this.refusal(409, {
        type: 'documentAlreadyExistsError',
        id: draft._id,
        description: `Document by ID "${draft._id}" already exists`,
      })
    }
    const document = this.#stamped(draft)
    this.#stage(document._id, document, {create: withoutRevision(document)}, 'create')
  }

  createIfNotExists(draft: DocumentDraft): void {
    if (this.get(draft._id)) {
      this.results.push({id: draft._id, operation: 'none'})
      return
    }
    const document = this.#stamped(draft)
    this.#stage(document._id, document, {createIfNotExists: withoutRevision(document)}, 'create')
  }

  createOrReplace(draft: DocumentDraft): void {
    const existing = this.get(draft._id)
    if (existing) this.#requireSame(existing, draft)
    const document = this.#stamped(draft)
    this.#stage(
      document._id,
      document,
      {createOrReplace: withoutRevision(document)},
      existing ? 'update' : 'create',
    )
  }

  delete(id: string): void {
    if (this.get(id)) this.#stage(id, null, {delete: {id}}, 'delete')
    else this.results.push({id, operation: 'none'})
  }

  patch(id: string, {merge, ifRevisionID, ...operations}: PatchOperations): void {
    const existing = this.get(id)
    if (!existing) {
      throw this.refusal(409, {
        type: 'documentNotFoundError',
        id,
        description: `The document with the ID "${id}" was not found`,
      })
    }
    if (typeof ifRevisionID === 'string') this.requireRevision(existing, ifRevisionID)
    const patch = merge ? {...operations, set: {...merge, ...operations.set}} : operations
    let patched: LakeDocument
    try {
      patched = new Patcher({mutations: [{patch: structuredClone({id, ...patch})}]}).apply(
        existing,
      ) as LakeDocument
    } catch (error) {
      throw this.refusal(400, {
        type: 'mutationParseError',
        id,
        description: `Could not patch "${id}": ${error instanceof Error ? error.message : String(error)}`,
      })
    }
    this.#requireSame(existing, patched)
    // A path can name an attribute that the operations themselves do not contain.
    requirePlainValue(patched)
    const document = {...patched, _updatedAt: this.timestamp, _rev: this.transactionId}
    this.#stage(id, document, {patch: {id, ...patch}}, 'update')
  }

  /** @throws MutationError when the document is at another revision than the expected one */
  requireRevision(document: LakeDocument, expected: string): void {
    if (document._rev === expected) return
    throw this.refusal(409, {
      type: 'documentRevisionIDDoesNotMatchError',
      id: document._id,
      currentRevisionID: document._rev,
      expectedRevisionID: expected,
      description: `Document "${document._id}" has unexpected revision ID`,
    })
  }

  refusal(status: number, item: MutationErrorItem): MutationError {
    return new MutationError(status, item, this.index)
  }

  /** What the transaction does to each document, after checking that all strong references hold. */
  changes(): DocumentChange[] {
    this.#checkReferences()
    const changes: DocumentChange[] = []
    for (const [id, {before, after, mutations}] of this.#staged) {
      if (before === null && after === null) continue
      changes.push({
        id,
        ...(before && {previousRev: before._rev}),
        mutations,
        effects: effectsOf(before, after),
      })
    }
    return changes
  }

  #stage(id: string, after: LakeDocument | null, mutation: Mutation, operation: Operation): void {
    const staged = this.#staged.get(id)
    if (staged) {
      staged.after = after
      staged.mutations.push(mutation)
      staged.index = this.index
    } else {
      this.#staged.set(id, {
        before: this.#committed.get(id) ?? null,
        after,
        mutations: [mutation],
        index: this.index,
      })
    }
    this.results.push({id, operation})
  }

  #stamped(draft: DocumentDraft): LakeDocument {
    const created = draft['_createdAt']
    return {
      ...draft,
      _createdAt:
        typeof created === 'string' && !Number.isNaN(Date.parse(created)) ? created : this.timestamp,
      _updatedAt: this.timestamp,
      _rev: this.transactionId,
    }
  }

  #requireSame(before: LakeDocument, after: DocumentDraft): void {
    for (const attribute of ['_id', '_type'] as const) {
      if (!isEqual(before[attribute], after[attribute])) {
        throw this.refusal(409, {
          type: 'immutableAttributeError',
          id: before._id,
          description: `Cannot modify immutable attribute "${attribute}" of document "${before._id}"`,
        })
      }
    }
  }

  #checkReferences(): void {
    for (const [id, {after, index}] of this.#staged) {
      if (after) {
        for (const target of referencesOf(after).strong) {
          if (this.get(target)) continue
          throw new MutationError(
            409,
            {
              type: 'documentReferenceDoesNotExistError',
              id,
              referenceID: target,
              description: `Document "${id}" references non-existent document "${target}"`,
            },
            index,
          )
        }
        continue
      }
      const referrers = this.#strongReferrersOf(id)
      if (referrers.length > 0) {
        const names = referrers.map((referrer) => `"${referrer}"`).join(', ')
        throw new MutationError(
          409,
          {
            type: 'documentHasExistingReferencesError',
            id,
            referencingIDs: referrers,
            description: `Document "${id}" cannot be deleted as there are references to it from ${names}`,
          },
          index,
        )
      }
    }
  }

  #strongReferrersOf(id: string): string[] {
    const candidates = new Set(this.#committed.references.referrersOf(id))
    for (const staged of this.#staged.keys()) candidates.add(staged)
    return [...candidates].filter((candidate) => {
      const document = candidate === id ? null : this.get(candidate)
      return document !== null && referencesOf(document).strong.has(id)
    })
  }
}

function withoutRevision({_rev, ...draft}: LakeDocument): DocumentDraft {
  return draft
}
