import {createContext, startTransition, use, useEffect, useState, type ReactNode} from 'react'
import {useRouteLoaderData} from 'react-router-dom'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
import {onPreviewChange} from '~/lib/sanity/preview'
import type {Site} from './model'

const fetchCode = () => import('./load-site')

/** Fallback when the root's data could not be loaded: only the site's name. */
const UNKNOWN: Site = {
  name: 'Lectern',
  tagline: '',
  guarantee: '',
  access: '',
  payment: '',
  newsletter: {heading: '', text: ''},
  banner: '',
  email: '',
  menus: {header: [], mobile: [], account: []},
  footer: [],
}
const SiteContext = createContext(UNKNOWN)

/**
 * Provides the prerendered site settings and refetches them once per visit; if the content API doesn't respond, the
 * prerendered ones stay.
 */
export function SiteProvider({children}: {children: ReactNode}) {
  const built = useRouteLoaderData<Site>('root')
  const content = useDeferredModule(fetchCode)
  const [fresh, setFresh] = useState<Site>()

  useEffect(() => {
    const leaving = new AbortController()
    const load = () =>
      void content?.loadSite(leaving.signal).then(
        (site) => startTransition(() => setFresh(site)),
        () => {},
      )
    load()
    const stopListening = onPreviewChange(load)
    return () => {
      stopListening()
      leaving.abort()
    }
  }, [content])

  return <SiteContext value={fresh ?? built ?? UNKNOWN}>{children}</SiteContext>
}

/** The site settings. */
export function useSite(): Site {
  return use(SiteContext)
}
