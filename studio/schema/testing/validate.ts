import {codeInput} from '@sanity/code-input'
import {table} from '@sanity/table'
import {createSchema, validateDocument, type SanityDocument, type ValidationMarker} from 'sanity'
import {schemaTypes} from '../types'

type Options = Parameters<typeof validateDocument>[0]

const pluginTypes = [codeInput(), table()].flatMap(({schema}) =>
  Array.isArray(schema?.types) ? schema.types : [],
)

/** What editors can write, with what plugins add to it. */
export const schema = createSchema({name: 'lectern', types: [...schemaTypes, ...pluginTypes]})

const workspace = {
  schema,
  i18n: {t: (key: string) => key, loadNamespaces: () => Promise.resolve()},
}

/** Answers what the rules ask the dataset. */
type Dataset = (query: string, params: Record<string, unknown>) => unknown

/** What the Studio finds wrong with a document: errors and warnings. */
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

/** What an editor reads when the document cannot be published. */
export async function errorsOf(document: object, dataset: Dataset): Promise<string[]> {
  const markers = await findingsOf(document, dataset)
  return markers.filter(({level}) => level === 'error').map(({message}) => message)
}

/** What an editor is advised, and may leave as it is. */
export async function warningsOf(document: object, dataset: Dataset): Promise<string[]> {
  const markers = await findingsOf(document, dataset)
  return markers.filter(({level}) => level === 'warning').map(({message}) => message)
}
