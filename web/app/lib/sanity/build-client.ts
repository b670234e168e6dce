import {apiVersion} from '@lectern/domain/content/api-version'
import type {ClientReturn} from '@sanity/client'
import {dataset, queryOrigin} from './environment'

const TIMEOUT_MS = 60_000

/**
 * Asks the content API while the site is built, with the build's own token (SANITY_READ_TOKEN), which opens documents that no
 * visitor may read: whoever asks decides what of it stands on a page. Only loaders may import this, which run at build: the token
 * stands in the environment of the build and in no file of it. Without a token it is given what everybody is given.
 */
export async function fetchPrivate<const Query extends string>(query: Query): Promise<ClientReturn<Query>> {
  const token = process.env.SANITY_READ_TOKEN
  const answer = await fetch(`${queryOrigin}/v${apiVersion}/data/query/${dataset}?perspective=published`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...(token && {authorization: `Bearer ${token}`})},
    body: JSON.stringify({query}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`The content API answers ${answer.status} to the build`)
  const {result} = (await answer.json()) as {result: ClientReturn<Query>}
  return result
}
