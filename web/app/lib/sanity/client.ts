import {apiVersion} from '@lectern/domain/content/api-version'
import type {ClientReturn} from '@sanity/client'
import {dataset, queryOrigin} from './environment'
import {previewed} from './preview'

/** Short in the browser, where a visitor waits for the answer; long in a build. */
const TIMEOUT_MS = import.meta.env.SSR ? 30_000 : 5_000
/** A build retries, so that it does not fail for one lost connection; a visitor has the prerendered page. */
const ATTEMPTS = import.meta.env.SSR ? 3 : 1
/** The most characters of a query in the address: the content API takes 11,264, and what is longer is posted. */
const LONGEST_SEARCH = 11_000
const JSON_TYPE = {'content-type': 'application/json'}

/** Content could not be fetched: a network error, a timeout, or an invalid response. */
class ContentError extends Error {
  override name = 'ContentError'
  readonly reason: 'unreachable' | 'timeout' | 'refused'

  constructor(reason: ContentError['reason'], options?: ErrorOptions) {
    super(`Content is not available: ${reason}`, options)
    this.reason = reason
  }
}

type Params = Record<string, string | number | readonly string[]>

/**
 * Queries the published content. Throws a ContentError, or an AbortError when `signal` is aborted.
 * In the Studio's preview the result contains drafts.
 * The result has the type that typegen derived from the query; fields that an editor may leave empty can be null.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: Params = {},
  signal?: AbortSignal,
): Promise<ClientReturn<Query>> {
  const draft = await previewed(query, params)
  if (draft) return draft.result as ClientReturn<Query>

  const endpoint = `${queryOrigin}/v${apiVersion}/data/query/${dataset}?perspective=published`
  const search = new URLSearchParams({query})
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  const isLong = `${search}`.length > LONGEST_SEARCH
  const address = isLong ? endpoint : `${endpoint}&${search}`
  const posted = isLong && {method: 'POST', headers: JSON_TYPE, body: JSON.stringify({query, params})}

  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await ask(address, {...posted, signal})
      if (typeof answer !== 'object' || answer === null || !('result' in answer))
        throw new ContentError('refused')
      return answer.result as ClientReturn<Query>
    } catch (error) {
      const passing = error instanceof ContentError && error.reason === 'unreachable'
      if (!passing || attempt === ATTEMPTS) throw error
    }
  }
}

async function ask(address: string, {signal, ...request}: RequestInit): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(address, {
      ...request,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!response.ok) throw new ContentError('refused')
    return await response.json()
  } catch (error) {
    if (error instanceof ContentError || signal?.aborted) throw error
    throw new ContentError(timeout.aborted ? 'timeout' : 'unreachable', {cause: error})
  }
}
