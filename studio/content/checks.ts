import type {SanityClient} from '@sanity/client'
import {readFileSync} from 'node:fs'
import * as z from 'zod/mini'
import {DatasetError} from './connection.ts'
import type {StoredDocument} from './documents-of.ts'

const extractedSchema = z.array(z.looseObject({type: z.string(), name: z.string()}))

/** The Studio's document types, of its extracted schema (`npm run typegen`). */
const documentTypes = extractedSchema
  .parse(JSON.parse(readFileSync(new URL('../schema.json', import.meta.url), 'utf8')))
  .filter(({type}) => type === 'document')
  .map(({name}) => name)

/** Of the document in which `seed/loader.ts` notes what it has loaded: without a form, and in every export of a seeded dataset. */
const RECORD_TYPE = 'seedRecord'

/** Whether a document type is the Studio's, or one of those that Sanity itself or the seed stores. */
const isKnown = (type: string) =>
  documentTypes.includes(type) || type === RECORD_TYPE || /^(sanity|system)\./.test(type)

/** How many ids are asked for at once: a query's parameters have a limit of size. */
const CHUNK = 500
/** How many of many are named. */
const NAMED = 5

interface CheckOptions {
  /** takes in documents of types that the Studio does not know */
  anyType: boolean
  /** how documents that are there already are met */
  existing: 'refuse' | 'replace' | 'keep'
}

/**
 * Looks for what would stop an import half way or spoil it, before anything is written.
 * @returns how many of the documents are in the dataset already
 * @throws DatasetError for types that the Studio does not know, for references to what is neither in the file nor in the dataset,
 * and for documents that are there already, where these are refused
 */
export async function checkImport(
  client: SanityClient,
  documents: readonly StoredDocument[],
  {anyType, existing}: CheckOptions,
): Promise<number> {
  const unknown = [...new Set(documents.map(({_type}) => _type))].filter((type) => !isKnown(type))
  if (unknown.length > 0 && !anyType)
    throw new DatasetError(
      `The Studio does not know ${unknown.length === 1 ? 'this document type' : 'these document types'}: ${named(unknown)}. Nothing was taken in; with --any-type they are.`,
    )

  const own = new Set(documents.map(({_id}) => _id))
  const references = documents.flatMap((document) =>
    strongReferences(document).flatMap((target) => (own.has(target) ? [] : [{from: document._id, target}])),
  )
  const [there, targets] = await Promise.all([
    idsIn(client, [...own]),
    idsIn(client, [...new Set(references.map(({target}) => target))]),
  ])
  const missing = references.filter(({target}) => !targets.has(target))
  if (missing.length > 0)
    throw new DatasetError(
      `${missing.length} ${missing.length === 1 ? 'reference leads' : 'references lead'} to what is neither in the file nor in the dataset: ${named(missing.map(({from, target}) => `${from} to ${target}`))}. Nothing was taken in.`,
    )
  if (there.size > 0 && existing === 'refuse')
    throw new DatasetError(
      `${there.size} of the documents ${there.size === 1 ? 'is' : 'are'} there already: ${named([...there])}. Nothing was taken in.\nAdd --replace to put the file's documents in their place, or --missing to leave them.`,
    )
  return there.size
}

/**
 * Refuses types of which there is nothing to export.
 * @throws DatasetError naming them
 */
export async function checkTypes(client: SanityClient, types: readonly string[]): Promise<void> {
  const there = new Set(
    await client.fetch<string[]>(
      'array::unique(*[_type in $types]._type)',
      {types: [...types]},
      {perspective: 'raw'},
    ),
  )
  const empty = types.filter((type) => !there.has(type))
  if (empty.length === 0) return
  throw new DatasetError(
    `There are no documents of ${empty.length === 1 ? 'this type' : 'these types'}: ${named(empty)}. The Studio has ${documentTypes.filter((type) => !type.includes('.')).join(', ')}.`,
  )
}

/** Of many names the first. */
function named(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
  return names.slice(0, NAMED).join(', ') + more
}

/** The ids that a document needs to be there: of references that are neither weak nor to another dataset. */
function strongReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strongReferences)
  if (typeof value !== 'object' || value === null) return []
  const own =
    '_ref' in value &&
    typeof value._ref === 'string' &&
    !('_weak' in value && value._weak) &&
    !('_dataset' in value)
      ? [value._ref]
      : []
  return [...own, ...Object.values(value).flatMap(strongReferences)]
}

/** Those of the ids that are in the dataset, as drafts too. */
async function idsIn(client: SanityClient, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let begin = 0; begin < ids.length; begin += CHUNK) {
    const chunk = await client.fetch<string[]>(
      '*[_id in $ids]._id',
      {ids: ids.slice(begin, begin + CHUNK)},
      {perspective: 'raw'},
    )
    for (const id of chunk) found.add(id)
  }
  return found
}
