import {codeInput} from '@sanity/code-input'
import {table} from '@sanity/table'
import {createSchema, validateDocument, type SanityDocument, type ValidationMarker} from 'sanity'
import {schemaTypes} from '../types'

type Options = Parameters<typeof validateDocument>[0]

const pluginTypes = [codeInput(), table()].flatMap(({schema}) =>
  Array.isArray(schema?.types) ? schema.types : [],
)

/** The schema of the Studio including the types that plugins add. */
export const schema = createSchema({name: 'lectern', types: [...schemaTypes, ...pluginTypes]})

const workspace = {
  schema,
  i18n: {t: (key: string) => key, loadNamespaces: () => Promise.resolve()},
}

/** Answers the queries that validation rules run against the dataset. */
type Dataset = (query: string, params: Record<string, unknown>) => unknown

/** Runs the Studio's validation on a document: errors and warnings. */
export async function findingsOf(document: object, dataset: Dataset): Promise<ValidationMarker[]> {
  const client = {
    withConfig: () => client,
    fetch: (query: string, params: Record<string, unknown>) => Promise.resolve(dataset(query, params)),
  }
  return validateDocument({
    document: {_createdAt: '', _updatedAt: '', _rev: '', ...document} as SanityDocument,
    getClient: (() => client) as unknown as Options['getClient'],
    workspace: workspace as unknown as Options['workspace'],
    getDocumentExists: () => Promise.resolve(true),
    environment: 'studio',
  })
}

/** Error messages, which block publishing. */
export async function errorsOf(document: object, dataset: Dataset): Promise<string[]> {
  const markers = await findingsOf(document, dataset)
  return markers.filter(({level}) => level === 'error').map(({message}) => message)
}

/** Warning messages, which don't block publishing. */
export async function warningsOf(document: object, dataset: Dataset): Promise<string[]> {
  const markers = await findingsOf(document, dataset)
  return markers.filter(({level}) => level === 'warning').map(({message}) => message)
}
