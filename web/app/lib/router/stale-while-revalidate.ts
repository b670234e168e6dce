import type {ClientLoaderFunctionArgs} from 'react-router-dom'
import {loadingScreenTime} from './loading-screen'
import {windowLoaded} from './window-loaded'

interface LoadArgs {
  params: Readonly<Record<string, string | undefined>>
  url: URL
  signal: AbortSignal
}

type RevalidatingLoader<Data> = ((args: ClientLoaderFunctionArgs) => Promise<Data>) & {hydrate: true}

const missed = new Set<string>()

/** Whether a page of this path was kept from refreshing, because its visitor was already at the filters. */
export function hasMissedRevalidation(pathname: string): boolean {
  return missed.has(pathname)
}

/**
 * The `clientLoader` of a public page. The page that was built shows itself at once, and nothing here is fetched before it
 * stands; then it is brought up to date from the content API, and when the API does not answer, what was built stands. A
 * page that was never built has only the API, and fails with its error.
 *
 * `outdated` may mark what was built when that has to do.
 *
 *     export const clientLoader = staleWhileRevalidate(
 *       () => import('~/features/courses/load-course'),
 *       ({loadCourse}, {params, url, signal}) => loadCourse(params.id ?? '', url, signal),
 *     )
 */
export function staleWhileRevalidate<Code, Data>(
  fetchCode: () => Promise<Code>,
  load: (code: Code, args: LoadArgs) => Promise<Data>,
  outdated: (built: Data) => Data = (built) => built,
): RevalidatingLoader<Data> {
  const clientLoader = async ({request, params, serverLoader}: ClientLoaderFunctionArgs): Promise<Data> => {
    const {signal} = request
    const url = new URL(request.url)
    const shown = loadingScreenTime()
    missed.delete(url.pathname)
    signal.addEventListener('abort', () => missed.add(url.pathname), {once: true})
    try {
      await windowLoaded()
      signal.throwIfAborted()
      const data = await load(await fetchCode(), {params, url, signal})
      await shown
      return data
    } catch (error) {
      // A redirect, an address of nothing, or a visitor who has gone elsewhere.
      if (error instanceof Response || signal.aborted) throw error
      await shown
      try {
        return outdated((await serverLoader<Data>()) as Data)
      } catch {
        throw error
      }
    }
  }
  return Object.assign(clientLoader, {hydrate: true as const})
}
