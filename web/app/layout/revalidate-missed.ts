import {useEffect} from 'react'
import {useLocation, useNavigation, useRevalidator} from 'react-router-dom'
import {hasMissedRevalidation} from '~/lib/router/stale-while-revalidate'

/**
 * Another query alone loads nothing, and it ends the load that was to bring the page up to date: who types into a search box as
 * soon as it stands would see the page as it was built for the whole visit. So what was missed is caught up with.
 */
export function RevalidateMissed() {
  const location = useLocation()
  const {state: going} = useNavigation()
  const {state: loading, revalidate} = useRevalidator()

  useEffect(() => {
    if (going === 'idle' && loading === 'idle' && hasMissedRevalidation(location.pathname)) void revalidate()
  }, [going, loading, location, revalidate])

  return null
}
