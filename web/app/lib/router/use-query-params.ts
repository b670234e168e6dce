import {useSearchParams, type ShouldRevalidateFunctionArgs} from 'react-router-dom'
import {useHydrated} from '~/ui/use-hydrated'
import {useUrlSearch} from './use-url-search'

/** The query of the address, and a way to change it that keeps the place on the page. */
export function useQueryParams() {
  const params = useUrlSearch()
  const [, setParams] = useSearchParams()
  const known = useHydrated()
  return {
    params,
    /**
     * A step that Back undoes; what changes `live`, with every letter of a search, is one step together, and `replace` leaves
     * none.
     */
    change: (next: URLSearchParams, {live = false, replace = false} = {}) =>
      setParams(next, {
        // By the address itself: the page follows it a moment later.
        replace: replace || (live && new URLSearchParams(window.location.search).has('q')),
        preventScrollReset: true,
      }),
    /** the list as it was built stays unseen where the address asks for another, until that is known */
    untilKnown: known ? undefined : 'in-data-query:invisible',
  }
}

/** A list that is filtered by its address has all it needs: another query alone asks for nothing. */
export function skipRevalidationOnSearchChange({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search) return false
  return defaultShouldRevalidate
}
