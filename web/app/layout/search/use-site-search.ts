import {useEffect, useState} from 'react'
import type {SearchIndex} from '~/lib/search/search-index'
import {loadSiteSearch, type SiteEntry} from './site-search'

/** The index of the whole shop, fetched when the search is opened for the first time, and again after a failure. */
export function useSiteSearch(open: boolean) {
  const [index, setIndex] = useState<SearchIndex<SiteEntry>>()
  const [failed, setFailed] = useState(false)
  const isNeeded = open && !index && !failed

  useEffect(() => {
    if (!isNeeded) return
    const leaving = new AbortController()
    void loadSiteSearch(leaving.signal).then(
      (loaded) => leaving.signal.aborted || setIndex(loaded),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        console.warn('The search could not be loaded.', error)
        setFailed(true)
      },
    )
    return () => leaving.abort()
  }, [isNeeded])

  return {index, failed, retry: () => setFailed(false)}
}
