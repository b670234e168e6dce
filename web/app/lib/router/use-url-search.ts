import {useSearchParams} from 'react-router-dom'
import {useHydrated} from '~/ui/use-hydrated'

const NOTHING = new URLSearchParams()

/**
 * The query of the URL, read-only. Pages are prerendered without one, so it is empty on the server and during hydration, whose
 * HTML has to be the same; the actual query follows before the browser paints.
 */
export function useUrlSearch(): URLSearchParams {
  const [search] = useSearchParams()
  return useHydrated() ? search : NOTHING
}
