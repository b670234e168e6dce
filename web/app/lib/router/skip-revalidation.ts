import type {ShouldRevalidateFunctionArgs} from 'react-router-dom'

/** The path whose loader was called and has not succeeded: it runs, failed, or was aborted. */
let unfinished: string | null = null

/** To be called by the loader of a list that skips revalidation, when it starts. */
export function loadStarted(pathname: string): void {
  unfinished = pathname
}

/** To be called by the loader of a list that skips revalidation, when it has the data and was not aborted. */
export function loadSucceeded(pathname: string): void {
  if (unfinished === pathname) unfinished = null
}

/**
 * For lists that are filtered in the browser: a change of the query alone loads nothing. A submitted form revalidates, and so
 * does a change of the query before the list's data has been loaded: the router aborts the revalidation after a form when a
 * later navigation has ended, and expects that one to have loaded the data.
 */
export function skipRevalidationOnSearchChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyQueryChanges = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  if (!onlyQueryChanges || formMethod !== undefined) return defaultShouldRevalidate
  return unfinished === nextUrl.pathname && defaultShouldRevalidate
}
