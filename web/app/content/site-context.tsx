import {createContext, use, useEffect, useState, type ReactNode} from 'react'
import {useRouteLoaderData} from 'react-router'
import {fetchContent} from './sanity'
import {toSite, type Site} from './site'
import {siteQuery} from './site-queries'

const SiteContext = createContext<Site>(toSite(null))

/** Asks for the settings that stand around every page. */
export async function loadSite(signal?: AbortSignal): Promise<Site> {
  return toSite(await fetchContent(siteQuery, {}, signal))
}

/** The site as it was built, and once a visit as it is now; when the content API does not answer, what was built stands. */
export function SiteProvider({children}: {children: ReactNode}) {
  const built = useRouteLoaderData<Site>('root')
  const [fresh, setFresh] = useState<Site>()

  useEffect(() => {
    const leaving = new AbortController()
    loadSite(leaving.signal).then(setFresh, () => {})
    return () => leaving.abort()
  }, [])

  const site = fresh ?? built
  return site ? <SiteContext value={site}>{children}</SiteContext> : children
}

/** What stands around every page. */
export function useSite(): Site {
  return use(SiteContext)
}
