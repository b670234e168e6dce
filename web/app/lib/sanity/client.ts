import type {ClientReturn} from '@sanity/client'
import {dataset, queryOrigin} from './environment'
import {previewed} from './preview'

const API_VERSION = '2025-02-19'
/** A visitor should not wait longer than this for what is only a refresh; a build may. */
const TIMEOUT_MS = import.meta.env.SSR ? 30_000 : 5_000
/** A build does not fail for one connection that was closed under it; a visitor has what was built. */
const ATTEMPTS = import.meta.env.SSR ? 3 : 1

/** Content could not be had: the network, the time, or an answer that is not one. */
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
 * Asks the content API for what is published. Throws a ContentError, or an AbortError when `signal` is aborted.
 * Inside the Studio's preview the drafts answer.
 * The result has the type that typegen derived from the query; fields an editor may leave out can be null.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: Params = {},
  signal?: AbortSignal,
): Promise<ClientReturn<Query>> {
  const draft = await previewed(query, params)
  if (draft) return draft.result as ClientReturn<Query>

  const search = new URLSearchParams({query, perspective: 'published'})
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  const address = `${queryOrigin}/v${API_VERSION}/data/query/${dataset}?${search}`

  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await ask(address, signal)
      if (typeof answer !== 'object' || answer === null || !('result' in answer))
        throw new ContentError('refused')
      return answer.result as ClientReturn<Query>
    } catch (error) {
      const passing = error instanceof ContentError && error.reason === 'unreachable'
      if (!passing || attempt === ATTEMPTS) throw error
    }
  }
}

async function ask(address: string, signal: AbortSignal | undefined): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(address, {signal: signal ? AbortSignal.any([signal, timeout]) : timeout})
    if (!response.ok) throw new ContentError('refused')
    return await response.json()
  } catch (error) {
    if (error instanceof ContentError || signal?.aborted) throw error
    throw new ContentError(timeout.aborted ? 'timeout' : 'unreachable', {cause: error})
  }
}
