import type {ClientLoaderFunctionArgs} from 'react-router-dom'
import {loadingScreenTime} from './loading-screen'

interface LoadArgs {
  params: Readonly<Record<string, string | undefined>>
  url: URL
  signal: AbortSignal
}

/** A page that shows what the build wrote. */
interface StalePage {
  pathname: string
  /** its loader's data, once known */
  shown?: unknown
}

/** The opened page until its data has been fetched; null when it is up to date, undefined before anything is known. */
let stale: StalePage | null | undefined

/**
 * Whether the page of this path shows what the build wrote and has to be revalidated.
 * @param shown the page's loader data, which stays when no other can be fetched
 */
export function isStale(pathname: string, shown: unknown): boolean {
  if (stale?.pathname !== pathname) return false
  stale.shown = shown
  return true
}

/**
 * The `clientLoader` of a public page. The page that was built shows itself at once and is hydrated as it is; then
 * `RevalidateStalePage` has it brought up to date from the content API, and when the API does not answer, what was built
 * stands. A page that was never built has only the API, and fails with its error.
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
) {
  // The router evaluates the opened page's module before it hydrates, and calls no loader whose data is in the HTML.
  if (stale === undefined && typeof window !== 'undefined') stale = {pathname: window.location.pathname}

  return async ({request, params, serverLoader}: ClientLoaderFunctionArgs): Promise<Data> => {
    const {signal} = request
    const url = new URL(request.url)
    const loadingScreen = loadingScreenTime()
    const built = stale?.pathname === url.pathname ? stale : null
    stale = null
    signal.addEventListener('abort', () => (stale = built), {once: true})
    try {
      const data = await load(await fetchCode(), {params, url, signal})
      await loadingScreen
      return data
    } catch (error) {
      // A redirect, an address of nothing, or a visitor who has gone elsewhere.
      if (error instanceof Response || signal.aborted) throw error
      await loadingScreen
      try {
        return outdated((built?.shown ?? (await serverLoader<Data>())) as Data)
      } catch {
        throw error
      }
    }
  }
}
