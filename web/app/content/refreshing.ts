import type {ClientLoaderFunctionArgs} from 'react-router'
import {loadingScreenTime} from '~/shell/loading-screen'

interface LoadArgs {
  params: Readonly<Record<string, string | undefined>>
  url: URL
  signal: AbortSignal
}

type RefreshingLoader<Data> = ((args: ClientLoaderFunctionArgs) => Promise<Data>) & {hydrate: true}

/**
 * The `clientLoader` of a public page. The page that was built shows itself at once; this brings it up to date from the
 * content API, and when the API does not answer, what was built stands. A page that was never built has only the API, and
 * fails with its error.
 *
 *     export const clientLoader = refreshing(({params, signal}) => loadCourse(params.id, signal))
 */
export function refreshing<Data>(load: (args: LoadArgs) => Promise<Data>): RefreshingLoader<Data> {
  const clientLoader = async ({request, params, serverLoader}: ClientLoaderFunctionArgs): Promise<Data> => {
    const shown = loadingScreenTime()
    try {
      const data = await load({params, url: new URL(request.url), signal: request.signal})
      await shown
      return data
    } catch (error) {
      // A redirect, or a visitor who has gone elsewhere.
      if (error instanceof Response || request.signal.aborted) throw error
      await shown
      try {
        return (await serverLoader<Data>()) as Data
      } catch {
        throw error
      }
    }
  }
  return Object.assign(clientLoader, {hydrate: true as const})
}
