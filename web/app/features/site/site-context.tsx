import {createContext, startTransition, use, useEffect, useState, type ReactNode} from 'react'
import {useRouteLoaderData} from 'react-router-dom'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
import {onPreviewChange} from '~/lib/sanity/preview'
import type {Site} from './model'

const fetchCode = () => import('./load-site')

/** Where not even the root could be loaded: the shop's name stands, and the logo leads home. */
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

/** The site as it was built, and once a visit as it is now; when the content API does not answer, what was built stands. */
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

/** Site settings that every page shows. */
export function useSite(): Site {
  return use(SiteContext)
}
