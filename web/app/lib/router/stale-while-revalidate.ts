import type {ClientLoaderFunctionArgs} from 'react-router-dom'
import {minimumLoadingScreenTime} from './loading-screen'

interface LoadArgs {
  params: Readonly<Record<string, string | undefined>>
  url: URL
  signal: AbortSignal
  /** the prerendered data of the page; rejects when it was not prerendered */
  built: () => Promise<unknown>
}

/** A page that shows its prerendered data. */
interface StalePage {
  pathname: string
  /** its loader's data, once known */
  shown?: unknown
}

/** The opened page until its data has been fetched; null when it is up to date, undefined at the start. */
let stale: StalePage | null | undefined

/**
 * Whether the page of this path shows its prerendered data and has to be revalidated.
 * @param shown the page's loader data, which is kept when fetching fails
 */
export function isStale(pathname: string, shown: unknown): boolean {
  if (stale?.pathname !== pathname) return false
  stale.shown = shown
  return true
}

/**
 * The `clientLoader` of a public page. A prerendered page is shown at once and hydrated with its data; then
 * `RevalidateStalePage` revalidates it from the content API, and when the API does not answer, the prerendered data is kept. A
 * page that was not prerendered has only the API, and fails with its error.
 *
 * `outdated` may mark prerendered data that is kept because the API does not answer.
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
) {
  // The router evaluates the opened page's module before it hydrates, and calls no loader whose data is in the HTML.
  if (stale === undefined && typeof window !== 'undefined') stale = {pathname: window.location.pathname}

  return async ({request, params, serverLoader}: ClientLoaderFunctionArgs): Promise<Data> => {
    const {signal} = request
    // The router also calls a loader whose navigation was aborted while its module was fetched: the page is still stale.
    signal.throwIfAborted()
    const url = new URL(request.url)
    const loadingScreen = minimumLoadingScreenTime()
    const opened = stale?.pathname === url.pathname ? stale : null
    stale = null
    signal.addEventListener('abort', () => (stale = opened), {once: true})
    const built = async () => (opened?.shown ?? (await serverLoader<Data>())) as Data
    try {
      const data = await load(await fetchCode(), {params, url, signal, built})
      await loadingScreen
      return data
    } catch (error) {
      // A redirect, a 404, or the navigation was aborted.
      if (error instanceof Response || signal.aborted) throw error
      await loadingScreen
      try {
        return outdated(await built())
      } catch {
        throw error
      }
    }
  }
}
