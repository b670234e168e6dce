import {useEffect, useState} from 'react'

/** A list that grows page by page. */
export interface LoadMore<Q, P> {
  /** what is asked for */
  query: Q
  /** all pages that were loaded, as one, with what was asked for; undefined until the first has come */
  loaded: {page: P; query: Q} | undefined
  isLoading: boolean
  hasFailed: boolean
  /** loads the first page of something else */
  look: (query: Q) => void
  loadMore: () => void
  /** loads the first page again */
  reload: () => void
}

/**
 * Loads a list page by page.
 * @param first what is asked for at first
 * @param load the same function until something else is listed; it is given `next` of the page before, null for the first page
 * @param append the page before with the next one
 */
export function useLoadMore<Q, P extends {next: string | null}>(
  first: Q,
  load: (query: Q, after: string | null, signal: AbortSignal) => Promise<P>,
  append: (before: P, next: P) => P,
): LoadMore<Q, P> {
  const [request, setRequest] = useState<{query: Q; after: string | null}>({query: first, after: null})
  const [loaded, setLoaded] = useState<{page: P; query: Q}>()
  const [answered, setAnswered] = useState<{request: unknown; hasFailed: boolean}>()

  useEffect(() => {
    const controller = new AbortController()
    const {query, after} = request
    const ask = async () => {
      let hasFailed = false
      try {
        const page = await load(query, after, controller.signal)
        if (controller.signal.aborted) return
        setLoaded((before) => ({page: after === null || !before ? page : append(before.page, page), query}))
      } catch (error) {
        if (controller.signal.aborted) return
        console.error('A list could not be loaded.', error)
        hasFailed = true
      }
      setAnswered({request, hasFailed})
    }
    void ask()
    return () => controller.abort()
  }, [load, append, request])

  return {
    query: request.query,
    loaded,
    isLoading: answered?.request !== request,
    hasFailed: answered?.request === request && answered.hasFailed,
    look: (query) => setRequest({query, after: null}),
    // What is shown may be of another query, where the first page of this one could not be loaded.
    loadMore: () =>
      setRequest(({query}) => ({query, after: loaded?.query === query ? loaded.page.next : null})),
    reload: () => setRequest(({query}) => ({query, after: null})),
  }
}
