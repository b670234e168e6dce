import {useEffect} from 'react'
import {useLocation, useMatches, useNavigation, useRevalidator} from 'react-router-dom'
import {isStale} from '~/lib/router/stale-while-revalidate'
import {windowLoaded} from '~/lib/router/window-loaded'

/**
 * Brings the page that was opened up to date, once all that it was built with has loaded. Unlike a loader that runs while
 * the page hydrates, a revalidation leaves the scroll position alone. A navigation to another query of the same page loads
 * nothing and interrupts it; so it is tried again until it has come to its end.
 */
export function RevalidateStalePage() {
  const {pathname} = useLocation()
  const shown = useMatches().at(-1)?.loaderData
  const {state: navigation} = useNavigation()
  const {state: revalidation, revalidate} = useRevalidator()

  useEffect(() => {
    if (navigation !== 'idle' || revalidation !== 'idle' || !isStale(pathname, shown)) return
    let wanted = true
    void windowLoaded().then(() => (wanted ? revalidate() : undefined))
    return () => {
      wanted = false
    }
  }, [pathname, shown, navigation, revalidation, revalidate])

  return null
}
