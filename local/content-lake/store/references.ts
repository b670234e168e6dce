import {isRecord, type LakeDocument} from './document.ts'

/** The documents that a document refers to. A target with both a strong and a weak reference counts as strong. */
export interface References {
  strong: Set<string>
  weak: Set<string>
}

const known = new WeakMap<LakeDocument, References>()

/** All references of a document inside this dataset. Cached, because stored documents are immutable. */
export function referencesOf(document: LakeDocument): References {
  let references = known.get(document)
  if (!references) {
    references = {strong: new Set(), weak: new Set()}
    collect(document, references)
    for (const id of references.strong) references.weak.delete(id)
    known.set(document, references)
  }
  return references
}

function collect(value: unknown, into: References): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, into)
  } else if (isRecord(value)) {
    const target = value['_ref']
    if (typeof target === 'string') {
      // References to other datasets and to the media library cannot be checked here.
      if (value['_dataset'] === undefined && value['_projectId'] === undefined && !target.includes(':')) {
        into[value['_weak'] === true ? 'weak' : 'strong'].add(target)
      }
    } else {
      for (const item of Object.values(value)) collect(item, into)
    }
  }
}

/** An index of the references between documents, updated with every commit. */
export class ReferenceIndex {
  readonly #referrers = new Map<string, Set<string>>()

  replace(before: LakeDocument | null, after: LakeDocument | null): void {
    if (before) {
      for (const target of targets(before)) {
        const referrers = this.#referrers.get(target)
        referrers?.delete(before._id)
        if (referrers?.size === 0) this.#referrers.delete(target)
      }
    }
    if (after) {
      for (const target of targets(after)) {
        const referrers = this.#referrers.get(target)
        if (referrers) referrers.add(after._id)
        else this.#referrers.set(target, new Set([after._id]))
      }
    }
  }

  /** Ids of the documents that refer to `target`, strongly or weakly. */
  referrersOf(target: string): Iterable<string> {
    return this.#referrers.get(target) ?? []
  }
}

function* targets(document: LakeDocument): Generator<string> {
  const {strong, weak} = referencesOf(document)
  yield* strong
  yield* weak
}
