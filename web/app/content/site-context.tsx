import {createContext, use, useEffect, useState, type ReactNode} from 'react'
import {useRouteLoaderData} from 'react-router'
import {useLater} from '~/shell/use-later'
import {toSite, type Site} from './site'

const fetchCode = () => import('./load-site')

const SiteContext = createContext<Site>(toSite(null))

/** The site as it was built, and once a visit as it is now; when the content API does not answer, what was built stands. */
export function SiteProvider({children}: {children: ReactNode}) {
  const built = useRouteLoaderData<Site>('root')
  const content = useLater(fetchCode)
  const [fresh, setFresh] = useState<Site>()

  useEffect(() => {
    const leaving = new AbortController()
    content?.loadSite(leaving.signal).then(setFresh, () => {})
    return () => leaving.abort()
  }, [content])

  const site = fresh ?? built
  return site ? <SiteContext value={site}>{children}</SiteContext> : children
}

/** What stands around every page. */
export function useSite(): Site {
  return use(SiteContext)
}
