import type {SanityClient} from '@sanity/client'
import {createSchema, type SchemaTypeDefinition, validateDocument, type Workspace} from 'sanity'
import {expect, test} from 'vitest'
import {schemaTypes} from '../schema/types'
import {seedDocuments} from './dataset.ts'

const schema = createSchema({name: 'seed', types: schemaTypes as SchemaTypeDefinition[]})

/** What validation needs of a workspace: the schema, and texts, of which the keys will do. */
const workspace = {
  schema,
  i18n: {t: (key: string) => key, loadNamespaces: () => Promise.resolve()},
} as unknown as Workspace

/** Nothing is stored yet, so every slug is free and every reference is taken to exist; the dataset's test follows them. */
const emptyDataset = {fetch: () => Promise.resolve(true), withConfig: () => emptyDataset}
const getClient = () => emptyDataset as unknown as SanityClient

/** The document as it is after the upload of its pictures. */
function uploaded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(uploaded)
  if (typeof value !== 'object' || value === null) return value
  const {_sanityAsset, ...rest} = value as Record<string, unknown>
  const fields = Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, uploaded(field)]))
  return _sanityAsset ? {...fields, asset: {_type: 'reference', _ref: 'image-0-1600x900-webp'}} : fields
}

const now = '2026-11-01T09:00:00Z'
const stored = seedDocuments().map((document) =>
  Object.assign(uploaded(document) as typeof document, {_rev: 'seed', _createdAt: now, _updatedAt: now}),
)

test.each(stored)('an editor who opens $_id sees no error and no warning', async (document) => {
  const markers = await validateDocument({
    document,
    workspace,
    getClient,
    environment: 'cli',
    getDocumentExists: () => Promise.resolve(true),
  })
  expect(markers.map(({path, message}) => `${JSON.stringify(path)}: ${message}`)).toEqual([])
})

test.each(stored)(
  '$_id has no field that the schema does not know',
  {tags: ['S3.01.01', 'S3.05.01', 'S3.06.02']},
  (document) => {
    const type = schema.get(document._type)
    const known = new Set(type && 'fields' in type ? type.fields.map(({name}) => name) : [])
    expect(Object.keys(document).filter((name) => !name.startsWith('_') && !known.has(name))).toEqual([])
  },
)
