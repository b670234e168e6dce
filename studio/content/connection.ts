import {apiVersion} from '@lectern/domain/content/api-version'
import {createClient, type SanityClient} from '@sanity/client'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

/** Why a dataset cannot be used, in one sentence with what to do. */
export class DatasetError extends Error {}

export interface DatasetConnection {
  client: SanityClient
  dataset: string
  /** the dataset, its project and its address, as they are told to people */
  place: string
  /** what went wrong, in one sentence with what to do */
  explain: (error: unknown) => string
}

const FIRST_LAKE_PORT = 3999

/**
 * The dataset that the environment names. Without SANITY_PROJECT_ID it is that of the content lake of `npm start`, whose token is
 * read from its data; with it, and without SANITY_API_HOST, one of Sanity's hosted ones, which asks for SANITY_TOKEN.
 * @param offset of a second local stack
 * @throws DatasetError without a token
 */
export function connect(offset = 0): DatasetConnection {
  const localLake = `http://127.0.0.1:${FIRST_LAKE_PORT + offset}`
  const hosted = Boolean(process.env['SANITY_PROJECT_ID']) && !process.env['SANITY_API_HOST']
  const apiHost = hosted ? undefined : process.env['SANITY_API_HOST'] || localLake
  const projectId = process.env['SANITY_PROJECT_ID'] || 'lectern'
  const dataset = process.env['SANITY_DATASET'] || 'production'
  const place = `dataset ${dataset} of project ${projectId}${apiHost ? ` at ${apiHost}` : ''}`
  const token = process.env['SANITY_TOKEN'] || (apiHost === localLake ? tokenOfLocalLake(offset) : undefined)
  if (!token)
    throw new DatasetError(
      hosted
        ? 'SANITY_TOKEN is missing: create a token with editor rights at https://www.sanity.io/manage and set it.'
        : `SANITY_TOKEN is missing: it is “write” in the file tokens.json of the content lake at ${apiHost}.`,
    )
  const client = createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: false,
    token,
    ...(apiHost ? {apiHost, useProjectHostname: false} : {}),
  })
  return {client, dataset, place, explain: (error) => explain(error, place, apiHost)}
}

/** What the content lake of `npm start` has made for programs that write. */
function tokenOfLocalLake(offset: number): string | undefined {
  const stack = offset === 0 ? 'start' : `start-${offset}`
  const path = join(import.meta.dirname, '../../.local', stack, 'content-lake/tokens.json')
  if (!existsSync(path)) throw new DatasetError('There is no local content lake yet: run npm start first.')
  const {write} = JSON.parse(readFileSync(path, 'utf8')) as {write?: string}
  return write
}

function explain(error: unknown, place: string, apiHost: string | undefined): string {
  if (error instanceof DatasetError) return error.message
  const {statusCode, message} = error as {statusCode?: number; message?: string}
  if (statusCode === 401 || statusCode === 403)
    return `The ${place} refuses this SANITY_TOKEN: it needs editor rights.`
  if (statusCode === 404) return `There is no ${place}.`
  if (statusCode === undefined && apiHost && !isReachable(error))
    return `Nothing answers at ${apiHost}: start the content lake first (npm start).`
  return message ?? String(error)
}

function isReachable(error: unknown): boolean {
  const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)
  return !/ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|ECONNRESET|fetch failed|socket hang up/i.test(text)
}
