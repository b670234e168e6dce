/** Brings a document of the seed and one of the dataset into one form, so that they can be compared. */
import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

type Json = null | boolean | number | string | Json[] | {[key: string]: Json}

const systemFields = new Set(['_createdAt', '_updatedAt', '_rev', '_system'])

/** The content of a seed document, with the SHA-1 of each picture's file for the picture. */
export async function fromSeed(document: StoredDocument): Promise<Json> {
  return normalise(document, await pictureHashes(document))
}

/** The content of a stored document; an asset's id carries the SHA-1 of its file. */
export function fromDataset(document: StoredDocument): Json {
  return normalise(document, new Map())
}

/** A short name for content: the same for the same content, whatever the order of its fields. */
export function digest(content: Json): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
}

/**
 * Whether `stored` is what an interrupted import leaves of `seed`: the same, but with pictures missing or with
 * references that are still weak.
 */
export function isUnfinished(stored: Json, seed: Json): boolean {
  return (
    digest(stored) !== digest(seed) && digest(bare(stored)) === digest(bare(seed)) && hasGaps(stored, seed)
  )
}

async function pictureHashes(
  value: unknown,
  hashes = new Map<string, string>(),
): Promise<Map<string, string>> {
  if (Array.isArray(value)) for (const item of value) await pictureHashes(item, hashes)
  else if (isObject(value)) {
    const asset = value['_sanityAsset']
    if (typeof asset === 'string' && !hashes.has(asset)) {
      const file = await readFile(fileURLToPath(asset.slice(asset.indexOf('@') + 1)))
      hashes.set(asset, createHash('sha1').update(file).digest('hex'))
    }
    for (const item of Object.values(value)) await pictureHashes(item, hashes)
  }
  return hashes
}

function normalise(value: unknown, hashes: Map<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => normalise(item, hashes))
  if (!isObject(value)) return value === undefined ? null : (value as Json)
  const entries = Object.entries(value)
    .filter(([key, item]) => item !== undefined && !systemFields.has(key) && key !== '_strengthenOnPublish')
    .map(([key, item]): [string, Json] => {
      if (key === '_sanityAsset' && typeof item === 'string') return ['asset', hashes.get(item) ?? null]
      if (key === 'asset' && isObject(item) && typeof item['_ref'] === 'string')
        return ['asset', item['_ref'].split('-')[1] ?? null]
      return [key, normalise(item, hashes)]
    })
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The content without what an import adds last (pictures, and the strength of references), and without the offer's end, which moves on. */
function bare(content: Json): Json {
  if (Array.isArray(content)) return content.map(bare)
  if (!isObject(content)) return content
  return Object.fromEntries(
    Object.entries(content)
      .filter(([key]) => key !== 'asset' && key !== '_weak' && key !== 'endsAt')
      .map(([key, item]) => [key, bare(item)]),
  )
}

/** Whether an asset of the seed is missing in what is stored, or a reference is weak that is not meant to be. */
function hasGaps(stored: Json, seed: Json): boolean {
  if (Array.isArray(stored) && Array.isArray(seed))
    return stored.some((item, index) => hasGaps(item, seed[index] ?? null))
  if (!isObject(stored) || !isObject(seed)) return false
  const missing = Boolean(seed['asset']) && !stored['asset']
  const weakened = stored['_weak'] === true && seed['_weak'] !== true
  return missing || weakened || Object.entries(stored).some(([key, item]) => hasGaps(item, seed[key] ?? null))
}

function isObject<T>(value: T): value is T & Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
