import {
  isDraftId,
  isPublishedId,
  isRecord,
  isVersionId,
  type LakeDocument,
  publishedIdOf,
  releaseOf,
} from '../store/document.ts'
import {httpError} from '../api/errors.ts'

/** Which documents a query sees: all as stored, or one per published id, taken from the first layer that has it. */
export type Perspective = {type: 'raw'} | {type: 'layers'; layers: string[]}

/** From this API version on, queries and listeners see published documents unless they ask otherwise. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/** Whether an API version sees published documents alone where nothing else is asked for. */
export function isPublishedByDefault(apiVersion: string): boolean {
  return apiVersion === 'X' || apiVersion >= PUBLISHED_BY_DEFAULT
}

/** Reads the `perspective` parameter: a name, or release ids and `drafts` with the topmost first. */
export function parsePerspective(value: string | undefined, apiVersion: string): Perspective {
  if (value === undefined || value === '') {
    return isPublishedByDefault(apiVersion) ? {type: 'layers', layers: ['published']} : {type: 'raw'}
  }
  const names = value.split(',').map((name) => name.trim())
  if (names.length === 1 && names[0] === 'raw') return {type: 'raw'}
  const layers: string[] = []
  for (const name of names) {
    if (!/^[a-zA-Z0-9_-]+$/.test(name) || name === 'raw')
      throw httpError(400, `Invalid perspective "${value}"`)
    layers.push(name === 'previewDrafts' ? 'drafts' : name)
  }
  if (!layers.includes('published')) layers.push('published')
  return {type: 'layers', layers}
}

/**
 * The documents as the perspective shows them, ordered by id. Drafts and versions appear under their
 * published id.
 * @param documents all of the dataset, ordered by id
 */
export function documentsIn(
  perspective: Perspective,
  documents: readonly LakeDocument[],
): readonly LakeDocument[] {
  if (perspective.type === 'raw') return documents
  if (perspective.layers.length === 1) return documents.filter(({_id}) => isPublishedId(_id))
  const rank = new Map(perspective.layers.map((layer, index) => [layer, index]))
  const best = new Map<string, {rank: number; document: LakeDocument}>()
  for (const document of documents) {
    const found = rank.get(layerOf(document._id))
    if (found === undefined) continue
    const id = publishedIdOf(document._id)
    const other = best.get(id)
    if (!other || found < other.rank) best.set(id, {rank: found, document})
  }
  const shown: LakeDocument[] = []
  for (const {document} of best.values()) {
    if (isVersionId(document._id) && isRecord(document['_system']) && document['_system']['delete'] === true)
      continue
    shown.push(asShown(document))
  }
  return shown.toSorted((a, b) => (a._id < b._id ? -1 : 1))
}

const shownAs = new WeakMap<LakeDocument, LakeDocument>()

/** Stored documents never change, so neither does what is made of them; keeping it keeps what is derived from it. */
function asShown(document: LakeDocument): LakeDocument {
  let shown = shownAs.get(document)
  if (!shown) {
    shown = {...document, _id: publishedIdOf(document._id), _originalId: document._id}
    shownAs.set(document, shown)
  }
  return shown
}

function layerOf(id: string): string {
  return isDraftId(id) ? 'drafts' : (releaseOf(id) ?? 'published')
}
