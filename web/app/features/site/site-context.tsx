import {createContext, startTransition, use, useEffect, useState, type ReactNode} from 'react'
import {useRouteLoaderData} from 'react-router-dom'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
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
 * Provides the prerendered site settings and refetches them once per visit, with the banner's days counted down; if the content API doesn't respond, the
 * prerendered ones stay.
 */
export function SiteProvider({children}: {children: ReactNode}) {
  const built = useRouteLoaderData<Site>('root')
  const content = useDeferredModule(fetchCode)
  const [fresh, setFresh] = useState<Site>()

  useEffect(() => content?.followSite((site) => startTransition(() => setFresh(site))), [content])

  return <SiteContext value={fresh ?? built ?? UNKNOWN}>{children}</SiteContext>
}

/** The site settings. */
export function useSite(): Site {
  return use(SiteContext)
}
