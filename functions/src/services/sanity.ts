import {apiVersion} from '@lectern/domain/content/api-version'
import type {ClientConfig, SanityClient} from '@sanity/client'
import type * as z from 'zod/mini'
import {sanityApiHost, sanityDataset, sanityProjectId} from '../parameters.ts'
import {memoize} from './memoize.ts'

const TIMEOUT_MS = 10_000

/** The client of the content lake: what is public and published, not through the CDN's cache. */
export const sanity = memoize(() => createSanityClient({perspective: 'published'}))

/** A client as {@link sanity}, with what is different. */
export async function createSanityClient(config: ClientConfig): Promise<SanityClient> {
  const {createClient} = await import('@sanity/client')
  const apiHost = sanityApiHost.value()
  return createClient({
    projectId: sanityProjectId.value(),
    dataset: sanityDataset.value(),
    apiVersion,
    useCdn: false,
    timeout: TIMEOUT_MS,
    maxRetries: 2,
    ...(apiHost === '' ? {} : {apiHost, useProjectHostname: false}),
    ...config,
  })
}

/** The same, with null wherever an editor may have left a field empty: how typegen types the results of queries. */
type Nullable<T> = T extends readonly (infer Item)[]
  ? Nullable<Item>[]
  : T extends object
    ? {[Field in keyof T]: Nullable<T[Field]>} | null
    : T | null

/**
 * Parses what a query returned. The query's generated type has to contain every field of the schema, in its type or null;
 * the schema decides which of them must not be null.
 * @throws ZodError when a field is missing, or does not match the schema
 */
export function parseResult<Schema extends z.ZodMiniType>(
  schema: Schema,
  result: Nullable<z.input<Schema>>,
): z.output<Schema> {
  return schema.parse(result)
}
