import {useEffect} from 'react'
import {useLocation, useMatches, useNavigation, useRevalidator} from 'react-router-dom'
import {isStale} from '~/lib/router/stale-while-revalidate'
import {windowLoaded} from '~/lib/router/window-loaded'

/**
 * Revalidates the opened page once everything in its HTML has loaded. Unlike a loader that runs during hydration, a
 * revalidation keeps the scroll position. A navigation to another query of the same page interrupts it without loading data, so
 * it is repeated until it completes: after every navigation, because React may not render the states of one that begins and ends
 * at once.
 */
export function RevalidateStalePage() {
  const location = useLocation()
  const shown = useMatches().at(-1)?.loaderData
  const {state: navigation} = useNavigation()
  const {state: revalidation, revalidate} = useRevalidator()

  useEffect(() => {
    if (navigation !== 'idle' || revalidation !== 'idle' || !isStale(location.pathname, shown)) return
    let wanted = true
    void windowLoaded().then(() => (wanted ? revalidate() : undefined))
    return () => {
      wanted = false
    }
  }, [location, shown, navigation, revalidation, revalidate])

  return null
}
